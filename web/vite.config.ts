import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import subset from 'subset-font'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { DRAWN } from './src/lib/art/drawn.ts'
import { pick } from './src/lib/art/picking.ts'
import { ahead, partOf } from './parts.ts'
import { FILES, fontsCss } from './src/styles/fonts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Where `petteia serve` listens while the client is developed with `npm run dev`.
const server = process.env.PETTEIA_SERVER ?? 'http://127.0.0.1:8000'

// The sheet with the page's own faces, written from the table in src/styles/fonts.ts. Of each file it takes what the page
// uses: its letters, figures of one width and height, kerning, accents; no small capitals.
const sheet = here('./src/styles/virtual-fonts.css')
const taken = here('./node_modules/.petteia-fonts')
const fonts: Plugin = {
  name: 'petteia-fonts',
  resolveId: (id) => (id === 'virtual:fonts.css' ? sheet : null),
  async load(id) {
    if (id !== sheet) return null
    mkdirSync(taken, { recursive: true })
    for (const { source, letters, name } of FILES) {
      const whole = readFileSync(createRequire(import.meta.url).resolve(source))
      const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl']
      writeFileSync(join(taken, name), await subset(whole, letters, { targetFormat: 'woff2', keepFeatures, noHinting: true }))
    }
    return fontsCss(taken)
  },
}

// The figures that each game uses (src/games/*/figures.json), picked out of the collection: `virtual:figures` has a
// function for each game that fetches them.
const figures: Plugin = {
  name: 'petteia-figures',
  resolveId: (id) => (/^virtual:figures(\/|$)/.test(id) ? `\0${id}` : null),
  load(id) {
    const game = /^\0virtual:figures(?:\/(.+))?$/.exec(id)
    if (!game) return null
    if (!game[1]) {
      const sets = readdirSync(here('./src/games')).filter((set) => existsSync(here(`./src/games/${set}/figures.json`)))
      return `export default {${sets.map((set) => `${set}: () => import('virtual:figures/${set}')`).join(', ')}}`
    }
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
    const names = read(here(`./src/games/${game[1]}/figures.json`))
    const { icons } = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
    return `export const names = ${JSON.stringify(names)}\nexport const drawings = ${JSON.stringify(pick(names, icons, DRAWN))}`
  },
}

// The service worker, worker.js: it is told which files make up the shell, with a digest of all that was built.
const worker: Plugin = {
  name: 'petteia-worker',
  apply: 'build',
  async writeBundle(_, bundle) {
    const shell = new Set<string>()
    /** A script with all that it imports at once, and their sheets. */
    const take = (name: string) => {
      const chunk = bundle[name]
      if (shell.has(name) || chunk?.type !== 'chunk') return
      shell.add(name)
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) shell.add(sheet)
      chunk.imports.forEach(take)
    }
    for (const [name, one] of Object.entries(bundle)) {
      // Pages, and the parts that they fetch on first use: that may be when the line is down.
      if (one.type === 'chunk' && (one.isEntry || /\/src\/((pages|lib)\/.*\.svelte|lib\/app\/)/.test(one.facadeModuleId ?? ''))) take(name)
      if (name.endsWith('.woff2')) shell.add(name)
    }
    const version = createHash('sha256').update(JSON.stringify(Object.keys(bundle).sort())).digest('hex').slice(0, 16)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { FILES: JSON.stringify([...shell].sort()), VERSION: JSON.stringify(version) },
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        lib: { entry: here('./src/worker/worker.ts'), formats: ['iife'], name: 'petteia', fileName: () => 'worker.js' },
      },
    })
  },
}

// Beside each built file that gets smaller by it, its compressed forms: the server sends them as they lie there.
const outDir = here('../src/petteia/server/static')
const packed: Plugin = {
  name: 'petteia-packed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|txt)$/.test(name)) continue
      const file = join(outDir, name)
      const plain = readFileSync(file)
      const best = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      const forms = { '.br': zlib.brotliCompressSync(plain, { params: best }), '.gz': zlib.gzipSync(plain, { level: 9 }) }
      for (const [ending, form] of Object.entries(forms)) {
        if (form.length < plain.length) writeFileSync(file + ending, form)
      }
    }
  },
}

export default defineConfig({
  // Relative addresses, so that the client also works below a path prefix; the server says which in <base>.
  base: './',
  plugins: [fonts, figures, ahead, worker, packed, svelte(), svelteTesting()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      // The catalogues are shared with the engine, the terminal and the server.
      $texts: here('../src/petteia/texts'),
    },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // The smallest parts of the faces would else be in the sheet that every page fetches.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parts', name: (id, chunking) => partOf(id, (of) => chunking.getModuleInfo(of)) }],
        },
      },
    },
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
