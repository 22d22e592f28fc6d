/** `tsx src/build/charts/write-docs.ts`: writes `machines/README.md`. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { documentMachines } from './document.ts'

const folder = resolve(process.cwd(), 'machines')
await writeFile(resolve(folder, 'README.md'), await documentMachines(folder))
