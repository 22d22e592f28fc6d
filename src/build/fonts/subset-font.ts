/** The package brings no types. No `.d.ts`: the compiler takes those for granted. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    dropTables?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | null,
    options?: Options,
  ): Promise<Buffer>
}
