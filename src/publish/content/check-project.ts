import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { loadContent } from '../context/load.ts'
import { checkContent, type Findings } from './check-content.ts'
import type { Finding } from './finding.ts'
import { findMissingGlyphs } from './missing-glyphs.ts'
import { readReferences } from './references.ts'
import { findSyntaxErrors, locate } from './source.ts'

const errorsOnly = (errors: Finding[]): Findings => ({
  errors,
  placeholders: [],
  leftovers: [],
  remarks: [],
})

/** An error while loading the content, with the place in the content that threw it. */
const loadError = (error: unknown): Finding => {
  const { message, stack = '' } = error as Error
  const [, file = 'index.ts', line] =
    new RegExp(`${CONTENT_FOLDER}/([\\w-]+\\.ts):(\\d+)`).exec(stack.replaceAll('\\', '/')) ?? []
  return {
    ...{ file: `${CONTENT_FOLDER}/${file}`, entry: '', field: '', path: [] },
    message: `cannot be read: ${message.split('\n')[0]}`,
    ...(line && { line: Number(line) }),
  }
}

/** Names the variable where it, not the file, holds the faulty value. */
const withSource = (finding: Finding): Finding =>
  process.env['SITE_ADDRESS'] && finding.path.join('.') === 'site.address'
    ? { ...finding, file: 'the environment', entry: 'the variable SITE_ADDRESS', field: '' }
    : finding

/** Checks the content of a project as it is on disk. */
export const checkProject = async (root: string): Promise<Findings> => {
  const syntaxErrors = await findSyntaxErrors(root)
  if (syntaxErrors.length > 0) return errorsOnly(syntaxErrors)
  const loaded = await loadContent(root).catch((error: unknown) => loadError(error))
  if ('message' in loaded) return errorsOnly([loaded])
  const found = checkContent(loaded, await readReferences(root))
  const missingGlyphs = await findMissingGlyphs(root, loaded)
  const placed = (findings: Finding[]) => locate(root, findings.map(withSource))
  return {
    errors: await placed([...found.errors, ...missingGlyphs]),
    placeholders: await placed(found.placeholders),
    leftovers: await placed(found.leftovers),
    remarks: await placed(found.remarks),
  }
}
