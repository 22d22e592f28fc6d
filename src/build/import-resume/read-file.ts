/**
 * Reads the value of a file: of JSON (also in a PDF), of YAML, or of the tables in a ZIP archive.
 * The code for each of the others is loaded only for such a file.
 */
import { inflateSync } from 'node:zlib'

import { isOfProfile } from './forms/linkedin-archive.ts'

/** Beginnings of files of other kinds, and the kind of each. */
const OTHER_FILES: [start: RegExp, kind: string][] = [
  [/^\u00d0\u00cf/, 'a document of an old Word'],
  [/^\p{Cc}\u008b/u, 'a compressed file'],
  [/^\u0089PNG|^\u00ff\u00d8\u00ff|^GIF8|^RIFF/, 'a picture'],
  [/^\{\\rtf/, 'a document in RTF'],
  [/^\s*<!doctype html|^\s*<html/i, 'a web page'],
  [/^\s*</, 'XML'],
  [/^\s*\\documentclass/m, 'LaTeX'],
  [/^BEGIN:VCARD/, 'a vCard'],
  [/^[^\n{[:]*,[^\n{[:]*,[^\n]*\n/, 'a table (CSV)'],
]

const ADVICE =
  'save your résumé as JSON Resume (https://jsonresume.org/schema), or leave the file out and write into src/content'

/** The sentence for a file that is something else than a résumé. */
export const isInstead = (kind: string) => `is ${kind}: ${ADVICE}`

const decode = (bytes: Uint8Array) => {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  try {
    if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('is in another encoding than UTF-8: save it as UTF-8')
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** YAML with its numbers as they are written: `3.50`. */
const parseYaml = async (text: string): Promise<unknown> => {
  const { isScalar, parseDocument, visit } = await import('yaml')
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new Error(`is not YAML: ${error.message.split('\n')[0]}`, { cause: error })
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'number') node.value = node.source
    },
  })
  return document.toJS({ maxAliasCount: 100 })
}

/** A table without LinkedIn's notes before the line of headings. */
const withoutNotes = (text: string) =>
  /^\ufeff?Notes:\r?\n[\s\S]*?\r?\n\r?\n([\s\S]*)$/.exec(text)?.[1] ?? text

const ATTACHMENT =
  /<<(?:(?!endobj)[\s\S]){0,300}\/EmbeddedFile\b(?:(?!endobj)[\s\S]){0,300}?>>\s*stream\r?\n/g

/** The JSON attached to a PDF, as our CV has its résumé. */
const attachedTo = (bytes: Uint8Array): unknown => {
  const pdf = new TextDecoder('latin1').decode(bytes)
  for (const { index, 0: head } of pdf.matchAll(ATTACHMENT)) {
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const stream = bytes.subarray(index + head.length, index + head.length + length)
    const text = decode(/\/FlateDecode/.test(head) ? inflateSync(stream) : stream)
    if (text.startsWith('{')) return parseJson(text)
  }
  throw new Error(isInstead('a PDF that has no résumé as an attachment, as the site’s CV has'))
}

/** The name of a table in an archive: `Positions` for `Export/Positions.csv`. */
const tableName = (path: string) => /(?:^|\/)([^/.][^/]*)\.csv$/i.exec(path)?.[1]

/** The tables of the profile in LinkedIn's archive; private tables are not even unpacked. */
const unzipped = async (bytes: Uint8Array) => {
  const { unzipSync } = await import('fflate')
  try {
    return unzipSync(bytes, { filter: ({ name }) => isOfProfile(tableName(name) ?? '') })
  } catch (error) {
    throw new Error(isInstead('a zip archive that cannot be opened'), { cause: error })
  }
}

/** The tables of an archive, by their names. */
const tablesIn = async (bytes: Uint8Array) => {
  const { parse } = await import('csv-parse/sync')
  const files = await unzipped(bytes)
  const names = Object.keys(files)
  if (names.length === 0)
    throw new Error(isInstead('an archive without the tables of LinkedIn, as Word’s documents are'))
  const options = { columns: true, bom: true, relax_column_count: true, relax_quotes: true }
  const rowsOf = (name: string): unknown => parse(withoutNotes(decode(files[name]!)), options)
  return Object.fromEntries(names.map((name) => [tableName(name)!, rowsOf(name)]))
}

/**
 * The value of a file.
 * @throws a sentence that says what the file is instead, or where its mistake is
 */
export const readBytes = async (bytes: Uint8Array): Promise<unknown> => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2000))
  if (start.startsWith('PK')) return tablesIn(bytes)
  if (start.startsWith('%PDF-')) return attachedTo(bytes)
  const [, kind] = OTHER_FILES.find(([pattern]) => pattern.test(start)) ?? []
  if (kind !== undefined) throw new Error(isInstead(kind))
  const text = decode(bytes)
  if (!text.trim()) throw new Error(isInstead('empty'))
  return /^\s*[[{"]/.test(text.replace(/^\ufeff/, ''))
    ? parseJson(text.replace(/^\ufeff/, ''))
    : parseYaml(text)
}
