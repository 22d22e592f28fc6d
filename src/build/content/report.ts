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

/** Findings below a line that counts them; nothing if there are none. */
const counted = (findings: Finding[], one: string, many: string): string[] => {
  const { length } = findings
  return length > 0 ? [`${length} ${length === 1 ? one : many}`, report(findings)] : []
}

/** Files in the order in which a visitor misses them; other files come last. */
const SEEN_FIRST = 'identity hero projects dashboard about experience skills pages'.split(' ')

const findingRank = ({ path }: Finding) => {
  const rank = SEEN_FIRST.indexOf(String(path[0]))
  return rank === -1 ? SEEN_FIRST.length : rank
}

const byImportance = (findings: Finding[]) =>
  findings.toSorted((one, other) => findingRank(one) - findingRank(other))

const SAMPLE =
  'This is the sample: npm run import-resume makes files of your own in src/content, with or without a résumé'

/** The report of a content: what stops a build, if anything does, and what is only a warning. */
export const reportOf = (
  { errors, placeholders, isSample }: Awaited<ReturnType<typeof checkProject>>,
  isStrict: boolean,
) => {
  const left = [
    ...(isSample ? [SAMPLE] : []),
    // Nobody has to fill in the sample to build it.
    ...(isSample && !isStrict
      ? []
      : counted(
          byImportance(placeholders),
          'place is left to write in the content',
          'places are left to write in the content',
        )),
  ]
  const wrong = counted(errors, 'error in the content', 'errors in the content')
  // A strict check is one for a deploy: text that is left to write stops the build, too.
  const problem = [...wrong, ...(isStrict ? left : [])].join('\n')
  return { problem, warning: problem ? '' : left.join('\n') }
}

/** Where a command prints. */
export type Output = Pick<Console, 'log' | 'warn' | 'error'>

/** Prints the report of a checked content. @returns the exit status */
export const printReport = (
  checked: Awaited<ReturnType<typeof checkProject>>,
  isStrict: boolean,
  output: Output,
) => {
  const { problem, warning } = reportOf(checked, isStrict)
  if (problem) output.error(problem)
  else if (warning) output.warn(warning)
  else output.log('The content is complete.')
  return problem ? 1 : 0
}

/** `npm run check:content` with these arguments in a project. @returns the exit status */
export const checkCommand = async (root: string, given: string[], output: Output = console) =>
  printReport(await checkProject(root), given.includes('--strict'), output)
