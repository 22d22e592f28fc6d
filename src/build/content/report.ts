import type { Findings } from './check-content.ts'
import type { Finding } from './finding.ts'

const VALUE_LENGTH = 60

const shortened = (value: string) =>
  value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value

const described = ({ line, entry, field, message, value }: Finding) =>
  `  ${line ?? '?'}: ${[entry, field].filter(Boolean).join(' · ')} ${message}` +
  (value ? ` (“${shortened(value)}”)` : '')

/** Findings as a person reads them: by file, in the order of lines. */
export const report = (findings: Finding[]): string =>
  [...new Set(findings.map(({ file }) => file))]
    .map((name) => {
      const inFile = findings
        .filter(({ file }) => file === name)
        .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
      return [name, ...inFile.map(described)].join('\n')
    })
    .join('\n')

/** What the check says to the shell: placeholders fail a strict one only. */
export const exitCode = ({ errors, placeholders }: Findings, strict: boolean) =>
  errors.length || (strict && placeholders.length) ? 1 : 0

/** The headings of the two lists. */
export const headings = ({ errors, placeholders }: Findings, strict: boolean) => ({
  errors: `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in the content`,
  placeholders: `${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'} left in the content${strict ? ': not to be deployed' : ''}`,
})
