/** What a file begins with that is no JSON, and what to do with it. */
const OTHER_FILES: [start: RegExp, kind: string][] = [
  [/^%PDF-/, 'a PDF'],
  [/^PK(?!\w)/, 'a zip archive, as Word’s documents and LinkedIn’s exports are'],
  [/^\u00d0\u00cf/, 'a document of an old Word'],
  [/^\p{Cc}\u008b/u, 'a compressed file'],
  [/^\u0089PNG|^\u00ff\u00d8\u00ff|^GIF8|^RIFF/, 'a picture'],
  [/^\{\\rtf/, 'a document in RTF'],
  [/^\s*<!doctype html|^\s*<html/i, 'a web page'],
  [/^\s*</, 'XML'],
  [/^\s*\\documentclass/m, 'LaTeX'],
  [/^BEGIN:VCARD/, 'a vCard'],
  [/^(?:---\s*\n|(?:#.*\n|\s*\n)*[\w-]+:(?:\s*\n|\s+[^\s{[]))/, 'YAML'],
  [/^[^\n{[]*,[^\n]*,[^\n]*\n/, 'a table (CSV)'],
]

const ADVICE =
  'save your résumé as JSON Resume (https://jsonresume.org/schema), or leave the file out and write into src/content'

/** The sentence for what is something else than a résumé. */
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

/**
 * The value of a JSON file, in UTF-8 or UTF-16.
 * @throws a sentence that says what the file is instead, or where it is no JSON
 */
export const parseFile = (bytes: Uint8Array): unknown => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2000))
  const [, kind] = OTHER_FILES.find(([pattern]) => pattern.test(start)) ?? []
  if (kind !== undefined) throw new Error(isInstead(kind))
  const text = decode(bytes)
  if (!text.trim()) throw new Error(isInstead('empty'))
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
