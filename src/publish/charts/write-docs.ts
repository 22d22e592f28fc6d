/** `tsx src/publish/charts/write-docs.ts`: writes `machines/README.md`. */
import { writeFile } from 'node:fs/promises'

import { documentMachines } from './document.ts'

await writeFile('machines/README.md', documentMachines())
