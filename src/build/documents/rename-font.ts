// Of a TrueType font: where its list of tables begins; of a name record, the family's number.
const TABLES_AT = 12
const FAMILY = 1

/**
 * Renames a TrueType font in its own table of names: of two files with one family name, Typst searches
 * only one.
 *
 * @param family no longer than the name it has
 */
export const renameFont = (font: Buffer, family: string): Buffer => {
  const renamed = Buffer.from(font)
  const text = Buffer.from(family, 'utf16le').swap16()
  const table = font.readUInt32BE(font.indexOf('name', TABLES_AT) + 8)
  const texts = table + font.readUInt16BE(table + 4)
  for (let record = table + 6; record < texts; record += 12) {
    if (font.readUInt16BE(record + 6) !== FAMILY) continue
    renamed.writeUInt16BE(text.length, record + 8)
    text.copy(renamed, texts + font.readUInt16BE(record + 10))
  }
  return renamed
}
