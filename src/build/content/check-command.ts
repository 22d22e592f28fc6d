import { checkProject } from './check-project.ts'
import { keep } from './leftovers/keep.ts'
import { ownerOf, readRecord, writeRecord } from './leftovers/record.ts'
import { loadContent } from '../context/load.ts'
import { errorReport, exitCode, leftToWrite, warningReport } from './report.ts'

/** Where a command prints. */
export type Output = Pick<Console, 'log' | 'warn' | 'error'>

/** `npm run check:content` with these arguments in a project. @returns the exit status */
export const checkCommand = async (root: string, given: string[], output: Output = console) => {
  const strict = given.includes('--strict')
  if (given.includes('--keep')) {
    const kept = await keep(
      root,
      given.filter((place) => !place.startsWith('--')),
    )
    for (const line of kept) output.log(`Kept: ${line}`)
  }

  const findings = await checkProject(root)
  const error = errorReport(findings, strict)
  const warning = warningReport(findings)
  const isComplete = !findings.errors.length && !leftToWrite(findings).length

  if (error) output.error(error)
  else if (warning) output.warn(warning)

  if (isComplete) output.log('The content is complete.')
  if (strict && isComplete) {
    // Later checks compare the content with this owner.
    const [record, content] = await Promise.all([readRecord(root), loadContent(root)])
    const owners = [ownerOf(content)]
    if (JSON.stringify(record.owners) !== JSON.stringify(owners))
      await writeRecord(root, { ...record, owners })
  }
  return exitCode(findings, strict)
}
