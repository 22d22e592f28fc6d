/**
 * `npm run check:content -- [--strict] [--keep [FILE[:LINE] …]]`: strict, as for a deploy, allows
 * nothing that is left to write; what is true of the owner as it stands may be kept.
 */
import { checkProject } from './check-project.ts'
import { keep } from './leftovers/keep.ts'
import { ownerOf, readRecord, writeRecord } from './leftovers/record.ts'
import { loadContent } from '../context/load.ts'
import { errorReport, exitCode, leftToWrite, warningReport } from './report.ts'

const root = process.cwd()
const given = process.argv.slice(2)
const strict = given.includes('--strict')

if (given.includes('--keep')) {
  const kept = await keep(
    root,
    given.filter((place) => !place.startsWith('--')),
  )
  for (const line of kept) console.log(`Kept: ${line}`)
}

const findings = await checkProject(root)
const error = errorReport(findings, strict)
const warning = warningReport(findings)
const isComplete = !findings.errors.length && !leftToWrite(findings).length

if (error) console.error(error)
else if (warning) console.warn(warning)

if (isComplete) console.log('The content is complete.')
if (strict && isComplete) {
  // From now on it is known whose content this is.
  const [record, content] = await Promise.all([readRecord(root), loadContent(root)])
  const owners = [ownerOf(content)]
  if (JSON.stringify(record.owners) !== JSON.stringify(owners))
    await writeRecord(root, { ...record, owners })
}
process.exitCode = exitCode(findings, strict)
