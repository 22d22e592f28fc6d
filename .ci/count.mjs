/** Prints how many tests passed and failed, and which failed, as Vitest's JSON report has it. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error('The tests did not run.')
    process.exit(1)
  }
}

const report = read(process.argv[2])
for (const { name, status, message, assertionResults } of report.testResults) {
  if (status !== 'failed') continue
  console.log(`failed: ${relative('.', name)}`)
  if (message) console.log(message)
  for (const result of assertionResults)
    if (result.status === 'failed')
      console.log(`  ${result.fullName}\n    ${result.failureMessages.join('\n    ')}`)
}
// A file that breaks before its first test fails without a test to its name.
const broken = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
).length
const failed = report.numFailedTests + broken
console.log(`${report.numPassedTests} passed, ${failed} failed`)
process.exit(report.success && failed === 0 ? 0 : 1)
