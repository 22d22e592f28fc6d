/**
 * `npm run check:content -- [--strict] [--keep [FILE[:LINE] …]]`: strict, as for a deploy, allows
 * nothing that is left to write; what is true of the owner as it stands may be kept.
 */
import { checkCommand } from './check-command.ts'

process.exitCode = await checkCommand(process.cwd(), process.argv.slice(2))
