// Platform, encoding and language of a name record: Windows, Unicode, US English.
const WINDOWS = [3, 1, 0x409]
const NAMES = { family: 1, style: 2, full: 4, postScript: 6 }

const TABLES_AT = 12
const ENTRY = 16
const padded = (length: number) => Math.ceil(length / 4) * 4

const nameTable = (family: string): Buffer => {
  const texts = [
    [NAMES.family, family],
    [NAMES.style, 'Regular'],
    [NAMES.full, family],
    [NAMES.postScript, family.replaceAll(/[^\w-]/g, '')],
  ] as const
  const values = texts.map(([, value]) => Buffer.from(value, 'utf16le').swap16())
  const start = 6 + texts.length * 12
  const header = [0, texts.length, start]
  let offset = 0
  const records = texts.flatMap(([id], index) => {
    const { length } = values[index]!
    const record = [...WINDOWS, id, length, offset]
    offset += length
    return record
  })
  const numbers = Buffer.alloc(start)
  for (const [index, number] of [...header, ...records].entries())
    numbers.writeUInt16BE(number, index * 2)
  return Buffer.concat([numbers, ...values])
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
