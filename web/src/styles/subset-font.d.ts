declare module 'subset-font' {
  interface Wanted {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
  }
  /** The part of a font that is needed to write these letters. */
  export default function subset(font: Uint8Array, letters: string, wanted: Wanted): Promise<Uint8Array>
}
