/** The catalogue lists each machine with its samples. */
import { describe, expect, it } from 'vitest'

import { catalogue, type CatalogueEntry } from '#machines'

it('lists every machine of the folders once, under the name of its file', () => {
  const files = Object.keys(import.meta.glob('../../machines/**/*.machine.ts'))
  const listed = catalogue.map(({ file }) => `../../machines/${file}.ts`)
  expect(listed.toSorted()).toEqual(files.toSorted())
})

describe.each<CatalogueEntry>(catalogue)('the $id machine', ({ machine, file, about, events }) => {
  it('has its sentence, its own tests, and a sample of each event it knows', () => {
    expect(about).not.toBe('')
    expect(import.meta.glob('./**/*.test.ts')).toHaveProperty([`./${file}.test.ts`])
    const known = machine.events.filter((type) => !type.startsWith('xstate.'))
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(known))
  })
})
