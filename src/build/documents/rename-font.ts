// In a TrueType font: where the list of tables begins; in a name record: the number of the family's
// name.
const TABLES_AT = 12
const FAMILY = 1

/**
 * Renames a TrueType font in its own table of names: Typst searches only one of two files with one
 * family name.
 *
 * @param family no longer than the present name
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
