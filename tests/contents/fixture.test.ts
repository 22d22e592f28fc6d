import type { documents as ownersDocuments } from '#content/documents'
import type { inspector as ownersInspector } from '#content/inspector'
import type { palette as ownersPalette } from '#content/palette'
import type { ui as ownersUi } from '#content/ui'
import { expect, test } from 'vitest'

import { checkProject } from '../../src/build/content/check-project.ts'
import { documents } from './fixture/documents.ts'
import { inspector } from './fixture/inspector.ts'
import { palette } from './fixture/palette.ts'
import { ui } from './fixture/ui.ts'

/** The same keys, and any words. */
type Words<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Words<Item>[]
    : { [Key in keyof Value]: Words<Value[Key]> }

// A word that a component asks for, and that is not here, is an error of the types.
const words = {
  documents: documents satisfies Words<typeof ownersDocuments>,
  inspector: inspector satisfies Words<typeof ownersInspector>,
  palette: palette satisfies Words<typeof ownersPalette>,
  ui: ui satisfies Words<typeof ownersUi>,
}

test('the tests’ own content has no errors, and all words', async () => {
  expect((await checkProject(process.cwd())).errors).toEqual([])
  expect(JSON.stringify(words)).not.toContain('""')
})
