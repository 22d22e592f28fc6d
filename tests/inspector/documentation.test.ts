import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

import { documentMachines } from '../../src/build/charts/document.ts'

it('documents the machines as they are; if not, `npm run docs` does', async () => {
  const written = await readFile('machines/README.md', 'utf8')
  expect(written).toBe(await documentMachines(process.cwd()))
})
