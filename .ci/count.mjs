/** Prints how many tests passed and failed, which failed, and which were tried again, as Vitest's JSON reports have it. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error(`The tests of ${file} did not run.`)
    process.exit(1)
  }
}

const reports = process.argv.slice(2).map(read)
const files = reports.flatMap(({ testResults }) => testResults)
const sum = (counts) => counts.reduce((all, count) => all + count, 0)

for (const { name, status, message, assertionResults } of files) {
  if (status !== 'failed') continue
  console.log(`failed: ${relative('.', name)}`)
  if (message) console.log(message)
  for (const result of assertionResults)
    if (result.status === 'failed')
      console.log(`  ${result.fullName}\n    ${result.failureMessages.join('\n    ')}`)
}
// What passed at last has messages of what failed before.
const again = files.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ name, fullName, failureMessages })),
)
for (const { name, fullName, failureMessages } of again)
  console.log(
    `tried again: ${relative('.', name)} ${fullName}\n    ${failureMessages.join('\n    ')}`,
  )
// A file that breaks before its first test fails without a test to its name.
const broken = files.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
).length
const passed = sum(reports.map(({ numPassedTests }) => numPassedTests))
const failed = sum(reports.map(({ numFailedTests }) => numFailedTests)) + broken
console.log(`${again.length} tried again`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && reports.every(({ success }) => success) ? 0 : 1)
