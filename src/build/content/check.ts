/** `tsx src/build/content/check.ts [--strict]`: strict, as for a deploy, allows no placeholder. */
import { checkProject } from './check-project.ts'
import { exitCode, headings, report } from './report.ts'

const strict = process.argv.includes('--strict')
const findings = await checkProject(process.cwd())
const { errors, placeholders } = findings
const heading = headings(findings, strict)

if (errors.length) console.error(`${heading.errors}\n${report(errors)}\n`)
if (placeholders.length) console.warn(`${heading.placeholders}\n${report(placeholders)}\n`)
if (!errors.length && !placeholders.length) console.log('The content is complete.')
process.exitCode = exitCode(findings, strict)
