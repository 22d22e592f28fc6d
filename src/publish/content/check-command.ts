import { checkProject } from './check-project.ts'
import { errorReport, leftToWrite, warningReport } from './report.ts'

/** Where a command prints. */
export type Output = Pick<Console, 'log' | 'warn' | 'error'>

/** `npm run check:content` with these arguments in a project. @returns the exit status */
export const checkCommand = async (root: string, given: string[], output: Output = console) => {
  const strict = given.includes('--strict')
  const findings = await checkProject(root)
  const error = errorReport(findings, strict)
  const warning = warningReport(findings)
  if (error) output.error(error)
  else if (warning) output.warn(warning)
  if (!findings.errors.length && !leftToWrite(findings).length)
    output.log('The content is complete.')
  return error ? 1 : 0
}
