import type { Findings } from './check-content.ts'
import { checkProject } from './check-project.ts'
import type { Finding } from './finding.ts'

const VALUE_LENGTH = 60

const shortened = (value: string) => {
  const shown = value.replaceAll(/\p{Cc}/gu, '·')
  return shown.length > VALUE_LENGTH ? `${shown.slice(0, VALUE_LENGTH - 1)}…` : shown
}

const described = ({ line, entry, field, message, value }: Finding) =>
  [
    line === undefined ? ' ' : ` ${line}:`,
    ...[[entry, field].filter(Boolean).join(' · ')].filter(Boolean),
    message,
    ...(value ? [`(“${shortened(value)}”)`] : []),
  ].join(' ')

/** Findings as text, by file and line. */
const report = (findings: Finding[]): string =>
  [...new Set(findings.map(({ file }) => file))]
    .map((name) => {
      const inFile = findings
        .filter(({ file }) => file === name)
        .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
      return [name, ...inFile.map((finding) => ` ${described(finding)}`)].join('\n')
    })
    .join('\n')

/** Findings that a strict check does not allow. */
const leftToWrite = ({ placeholders, leftovers }: Findings): Finding[] => [
  ...placeholders,
  ...leftovers,
]

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const KEEP =
  'What is true of you as it stands, keep: take its line out of src/publish/content/sample.json'
const LIST = 'npm run check:content -- --strict lists them'

const strictReport = (findings: Findings): string =>
  [
    `${counted(leftToWrite(findings).length, 'place is', 'places are')} left to write in the content: not to be deployed`,
    report(leftToWrite(findings)),
    ...(findings.leftovers.length ? [KEEP] : []),
  ].join('\n')

/** The message that stops a build, if any. */
export const errorReport = (findings: Findings, strict: boolean): string | undefined => {
  const { errors } = findings
  if (errors.length)
    return `${counted(errors.length, 'error', 'errors')} in the content\n${report(errors)}`
  return strict && leftToWrite(findings).length ? strictReport(findings) : undefined
}

/** The warning of a build, if any. */
export const warningReport = ({ placeholders, leftovers, remarks }: Findings): string | undefined =>
  [
    ...(remarks.length ? [report(remarks)] : []),
    ...(placeholders.length
      ? [
          `${counted(placeholders.length, 'placeholder', 'placeholders')} left in the content`,
          report(placeholders),
        ]
      : []),
    ...(leftovers.length
      ? [
          `${counted(leftovers.length, 'line still says', 'lines still say')} what the sample said: ${LIST}`,
        ]
      : []),
  ].join('\n') || undefined

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
