/** `npm run check:content -- [--strict]`: a strict check fails while anything is left to write. */
import { checkCommand } from './report.ts'

process.exitCode = await checkCommand(process.cwd(), process.argv.slice(2))
