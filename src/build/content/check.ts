/**
 * `npm run check:content -- [--strict] [--keep [FILE[:LINE] …]]`: a strict
 * check, as for a deploy, fails while anything is left to write; `--keep` accepts texts as they are.
 */
import { checkCommand } from './check-command.ts'

process.exitCode = await checkCommand(process.cwd(), process.argv.slice(2))
