import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

import { documentMachines } from '../../src/build/charts/document.ts'

it('documents the machines as they are; if not, `npm run docs` does', async () => {
  const folder = resolve('machines')
  expect(await readFile(resolve(folder, 'README.md'), 'utf8')).toBe(await documentMachines(folder))
})
