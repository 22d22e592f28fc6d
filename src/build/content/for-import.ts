/** What the import of résumés takes of the build: where content files are, their syntax, fonts, and the check. */
import type { Output } from './report.ts'

export { CONTENT_FOLDER, SKELETON_FOLDER } from '#build/context/content-folder.ts'
export { nodeAt } from './content-files.ts'
export type { Output }

/** The characters of some words that no font of the site can write. */
export const unwritable = async (root: string, words: string) =>
  (await import('#build/fonts/coverage.ts')).uncoveredCharacters(root, words)

/** Checks a project's content as for a deploy, and prints what is said of it. @returns the files with errors */
export const checkContent = async (root: string, output: Output) => {
  const [{ checkProject }, { printReport }] = await Promise.all([
    import('./check-project.ts'),
    import('./report.ts'),
  ])
  const checked = await checkProject(root)
  printReport(checked, true, output)
  return checked.errors.map(({ file }) => file)
}
