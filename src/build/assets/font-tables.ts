/** What a TrueType file says of itself. Lengths are shares of the font's size. */
export interface FontFacts {
  ascent: number
  descent: number
  lineGap: number
  /** Has it a glyph for this character? */
  has: (codePoint: number) => boolean
}

const TABLES_AT = 12
const TABLE_ENTRY = 16

const findTables = (font: DataView) => {
  const tables = new Map<string, number>()
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const entry = TABLES_AT + index * TABLE_ENTRY
    const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(font.getUint8(entry + at))).join('')
    tables.set(tag, font.getUint32(entry + 8))
  }
  return (tag: string) => {
    const offset = tables.get(tag)
    if (offset === undefined) throw new Error(`The font has no table ${tag}`)
    return offset
  }
}

// Format 4, which every font has for the characters below U+10000.
const readCharacters = (font: DataView, cmap: number) => {
  const subtables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 4 + index * 8 + 4),
  )
  const at = subtables.find((offset) => font.getUint16(offset) === 4)
  if (at === undefined) throw new Error('The font has no character map of format 4')
  const doubled = font.getUint16(at + 6)
  const characters = new Set<number>()
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = font.getUint16(at + 14 + segment)
    const start = font.getUint16(at + 16 + doubled + segment)
    for (let code = start; code <= end && code !== 0xffff; code += 1) characters.add(code)
  }
  return characters
}

/** Reads a TrueType font's tables. */
export const readFont = (bytes: Uint8Array): FontFacts => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = findTables(font)
  const unitsPerEm = font.getUint16(table('head') + 18)
  const hhea = table('hhea')
  const characters = readCharacters(font, table('cmap'))
  return {
    ascent: font.getInt16(hhea + 4) / unitsPerEm,
    descent: -font.getInt16(hhea + 6) / unitsPerEm,
    lineGap: font.getInt16(hhea + 8) / unitsPerEm,
    has: (codePoint) => characters.has(codePoint),
  }
}
