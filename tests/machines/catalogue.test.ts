/** The catalogue lists each machine. */
import { expect, it } from 'vitest'

import { catalogue } from '#machines/catalogue.ts'

it('lists every machine of the folders once, under the name of its file; each has its tests', () => {
  const listed = catalogue.map(({ file }) => file).toSorted()
  const files = Object.keys(import.meta.glob('../../machines/**/*.machine.ts'))
  expect(files.toSorted()).toEqual(listed.map((file) => `../../machines/${file}.ts`))
  const tests = Object.keys(import.meta.glob('./**/*.test.ts'))
  expect(tests).toEqual(expect.arrayContaining(listed.map((file) => `./${file}.test.ts`)))
})
