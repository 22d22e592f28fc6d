/**
 * `npm run import-resume -- file.json [--force]`: replaces the sample by the content of a JSON Resume
 * file; forced, whatever content there is.
 */
import { importCommand } from './import-command.ts'

process.exitCode = await importCommand(process.cwd(), process.argv.slice(2))
