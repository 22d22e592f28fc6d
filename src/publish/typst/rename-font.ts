// Platform, encoding and language of a name record: Windows, Unicode, US English.
const WINDOWS = [3, 1, 0x409]
const [FAMILY, POST_SCRIPT] = [1, 6]

const TABLES_AT = 12
const ENTRY = 16
const padded = (length: number) => Math.ceil(length / 4) * 4

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** A `name` table of two records, six numbers each, and their texts. */
const nameTable = (family: string): Buffer => {
  const [name, postScript] = [utf16(family), utf16(family.replaceAll(/[^\w-]/g, ''))]
  const header = [0, 2, 30]
  const first = [...WINDOWS, FAMILY, name.length, 0]
  const second = [...WINDOWS, POST_SCRIPT, postScript.length, name.length]
  const numbers = Buffer.alloc(30)
  for (const [index, number] of [...header, ...first, ...second].entries())
    numbers.writeUInt16BE(number, index * 2)
  return Buffer.concat([numbers, name, postScript])
}

/** Renames a TrueType font: of two files with one family name, Typst searches only one. */
export const renameFont = (font: Buffer, family: string): Buffer => {
  const count = font.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = TABLES_AT + index * ENTRY
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    const tag = font.toString('latin1', at, at + 4)
    return { tag, at, bytes: font.subarray(offset, offset + length) }
  })
  const directory = Buffer.from(font.subarray(0, TABLES_AT + count * ENTRY))
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const { tag, at, bytes } of tables) {
    const kept = tag === 'name' ? nameTable(family) : bytes
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(kept.length, at + 12)
    parts.push(kept, Buffer.alloc(padded(kept.length) - kept.length))
    offset += padded(kept.length)
  }
  return Buffer.concat(parts)
}
