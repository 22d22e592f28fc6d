/** `npm run import-resume -- file [--force] [--open]` */
import { createServer } from 'vite'

import { importCommand } from './import-command.ts'

const given = process.argv.slice(2)
process.exitCode = await importCommand(process.cwd(), given)

if (given.includes('--open') && process.exitCode === 0) {
  const server = await createServer({ server: { open: true } })
  await server.listen()
  server.printUrls()
}
