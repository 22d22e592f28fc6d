/** `tsx src/publish/charts/write-docs.ts`: writes `machines/README.md`. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { documentMachines } from './document.ts'

const root = process.cwd()
await writeFile(resolve(root, 'machines/README.md'), await documentMachines(root))
