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

/** Not what an actor reports to the machine that has started it. */
const isOwn = (type: string) => !type.startsWith('xstate.')

it('says of each event once who sends it: the visitor, by hand alone, or the page', () => {
  const known = catalogue.map(({ id, visitor, byHand, page }) => [
    id,
    [...visitor, ...byHand, ...page].toSorted(),
  ])
  const all = catalogue.map(({ id, events }) => [
    id,
    [...new Set(events.map(({ type }) => type))].filter(isOwn).toSorted(),
  ])
  expect(known).toEqual(all)
})
