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

type Add = (from: number, to: number) => void

// Format 4, which every font has for the characters below U+10000.
const readSegments = (font: DataView, at: number, add: Add) => {
  const doubled = font.getUint16(at + 6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = font.getUint16(at + 14 + segment)
    add(font.getUint16(at + 16 + doubled + segment), Math.min(end, 0xfffe))
  }
}

// Format 12, for those above: emoji.
const readGroups = (font: DataView, at: number, add: Add) => {
  for (let group = 0; group < font.getUint32(at + 12); group += 1) {
    const place = at + 16 + group * 12
    add(font.getUint32(place), font.getUint32(place + 4))
  }
}

const readCharacters = (font: DataView, cmap: number) => {
  const characters = new Set<number>()
  const add: Add = (from, to) => {
    for (let code = from; code <= to; code += 1) characters.add(code)
  }
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const at = cmap + font.getUint32(cmap + 4 + index * 8 + 4)
    if (font.getUint16(at) === 4) readSegments(font, at, add)
    if (font.getUint16(at) === 12) readGroups(font, at, add)
  }
  if (characters.size === 0) throw new Error('The font has no character map of format 4 or 12')
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
