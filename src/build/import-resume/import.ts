/**
 * `npm run import-resume -- file.json [--force]`: fills the content from a JSON Resume file, in place
 * of the sample as a whole. What the owner wrote is left as it is, unless forced.
 */
import { importCommand } from './import-command.ts'

process.exitCode = await importCommand(process.cwd(), process.argv.slice(2))
