/**
 * `npm run import-resume -- file.json [--force]`: fills the content from a JSON Resume file, in place
 * of the sample as a whole. What the owner wrote is left as it is, unless forced.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { errorReport, leftToWrite } from '../content/report.ts'
import { checkProject } from '../content/check-project.ts'
import { fillContent } from './fill-content.ts'
import { readResume, unplaced } from './read-resume.ts'
import { unreadable } from './unreadable.ts'

const root = process.cwd()
const isForced = process.argv.includes('--force')
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

const refuse = (faults: string) => {
  for (const fault of faults.split('\n')) console.error(`${file ? `${file}: ` : ''}${fault}`)
  process.exitCode = 1
}

const listed = (heading: string, lines: string[]) => {
  if (lines.length > 0) console.log(`\n${heading}\n  ${lines.join('\n  ')}`)
}

const importFrom = async (source: string) => {
  const resume = readResume(source)
  const { filled, kept } = await fillContent(root, resume, isForced)
  for (const place of filled) console.log(`${place} was filled.`)
  if (filled.length === 0) console.log('The content says all of it already.')
  listed('Kept, because you wrote it (--force replaces it):', kept)
  listed('Left out, because it cannot be read:', unreadable(resume))
  listed('The site has no place for:', unplaced(source))
  const findings = await checkProject(root)
  const left = errorReport({ ...findings, errors: [] }, true)
  const faults = errorReport(findings, false)
  if (faults) console.log(`\n${faults}`)
  if (left) console.log(`\n${left}`)
  console.log(
    leftToWrite(findings).length + findings.errors.length > 0
      ? '\nnpm run check:content -- --strict lists again what is left.'
      : '\nNothing is left to write.',
  )
}

if (!file) refuse('Which file? npm run import-resume -- resume.json')
else if (!existsSync(file)) refuse('is not there')
else {
  const source = await readFile(file, 'utf8')
  await importFrom(source).catch((error: unknown) => refuse((error as Error).message))
}
