import { CONTENT_FOLDER, contentFolder, SAMPLE_FOLDER } from '#build/context/content-folder.ts'
import { loadContents } from '#build/context/load.ts'
import { contentFindings } from './check-content.ts'
import { type Finding, findingIn } from './finding.ts'
import { readReferences } from './references.ts'
import { locate, readSources } from './content-files.ts'
import { uncoveredCharacters } from '#build/fonts/coverage.ts'

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Control characters, which no file format and no typesetting program allows, and the sign of a
 * file in another encoding.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|\ufffd/gu

const UNSEEN = 'which is no letter: take it out, and save the file as UTF-8'
const UNWRITABLE =
  'which no font of the site can write. Take it out, or add a font for its script in src/build/fonts/families.ts'

/** Characters that cannot be set in type: control characters, and those that no font of the site has. */
const findMissingGlyphs = async (root: string, texts: Finding[]): Promise<Finding[]> => {
  const words = texts.map(({ value }) => value).join('')
  const missing = await uncoveredCharacters(root, words)
  return texts.flatMap((finding) => {
    const { value = '' } = finding
    const lost = missing.filter((character) => value.includes(character))
    const controls = [...new Set(value.match(CONTROLS))]
    const faults = [
      { found: controls.map(codePoint), fault: UNSEEN },
      { found: lost.map((one) => `“${one}” (${codePoint(one)})`), fault: UNWRITABLE },
    ]
    return faults
      .filter(({ found }) => found.length > 0)
      .map(({ found, fault }) => ({ ...finding, message: `has ${found.join(', ')}, ${fault}` }))
  })
}

/** The result for a content that cannot be read: nothing is known of what is left to write. */
const errorsOnly = (errors: Finding[]) => ({ errors, placeholders: [], isSample: false })

/** An error while loading the content of a folder, with the place in it that threw it. */
const loadError = (error: unknown, folder: string): Finding => {
  const { message = String(error), stack = '' } = error as Partial<Error>
  // The message names a file that imports a missing one, the stack names the line that failed.
  const said = new RegExp(`${folder}/[\\w/-]+\\.ts(?::\\d+)?`)
  const [location = folder] = said.exec(`${message}${stack}`.replaceAll('\\', '/')) ?? []
  const [file = '', line] = location.split(':')
  const fault = `cannot be read: ${message.split('\n')[0]}`
  return findingIn(file, fault, line ? Number(line) : undefined)
}

/** Checks the content of a project as it is on disk. */
export const checkProject = async (root: string) => {
  const folder = contentFolder(root)
  const sources = await readSources(root)
  if (sources.errors.length > 0) return errorsOnly(sources.errors)
  const inFolder = (finding: Finding) => ({
    ...finding,
    file: finding.file.replace(CONTENT_FOLDER, folder),
  })
  const located = (findings: Finding[]) => locate(root, findings.map(inFolder))
  const references = await readReferences(root)
  const loaded = await loadContents(root).catch((error: unknown) => loadError(error, folder))
  if ('message' in loaded) return errorsOnly([loaded])
  const { own } = loaded
  const found = await contentFindings(own, references)
  const missingGlyphs = await findMissingGlyphs(root, found.texts)
  return {
    errors: await located([...found.errors, ...missingGlyphs]),
    placeholders: [...(await located(found.placeholders)), ...sources.openComments],
    /** Whether the owner has no files yet. */
    isSample: folder === SAMPLE_FOLDER,
  }
}
