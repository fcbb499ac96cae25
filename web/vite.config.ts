import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { FONTS_CSS } from './src/styles/fonts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Where `petteia serve` listens while the client is developed with `npm run dev`.
const server = process.env.PETTEIA_SERVER ?? 'http://127.0.0.1:8000'

// The sheet with the page's own faces, written from the table in src/styles/fonts.ts.
const sheet = here('./src/styles/virtual-fonts.css')
const fonts: Plugin = {
  name: 'petteia-fonts',
  resolveId: (id) => (id === 'virtual:fonts.css' ? sheet : null),
  load: (id) => (id === sheet ? FONTS_CSS : null),
}

export default defineConfig({
  // Relative addresses, so that the client also works below a path prefix; the server says which in <base>.
  base: './',
  plugins: [fonts, svelte(), svelteTesting()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      // The catalogues are shared with the engine, the terminal and the server.
      $texts: here('../src/petteia/texts'),
    },
  },
  build: {
    outDir: here('../src/petteia/server/static'),
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('.'), here('../src/petteia/texts')] },
    proxy: {
      '/api': { target: server, ws: true },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: true,
  },
})
