declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    preserveNameIds?: number[]
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | null,
    options?: Options,
  ): Promise<Buffer>
}
