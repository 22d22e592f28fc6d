/** `npm run import-resume -- file.json [--force]` */
import { importCommand } from './import-command.ts'

process.exitCode = await importCommand(process.cwd(), process.argv.slice(2))
