/** Each field of a job, a project and every other entry is in its view. */
import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'

import { recordSections } from '#content-model/schema/record-sections.ts'
import { jobViews, projectViews, recordViews } from '#build/context/views.ts'
import { contentSchema } from '#content-model/schema/content.ts'
import { content } from './contents.ts'

interface Parts {
  wrapped?: Parts
  item?: Parts
  entries?: Record<string, GenericSchema>
}

/** A value that tells its field. */
const valueFor = (field: string, schema: GenericSchema) => {
  const { type } = (schema as { wrapped?: GenericSchema }).wrapped ?? schema
  if (type === 'boolean') return false
  if (type === 'number') return 4711
  return type === 'array' ? [`«${field}»`] : `«${field}»`
}

/** An entry of a list with all of its fields. */
const entryOf = (list: Parts) =>
  Object.fromEntries(
    Object.entries(list.item?.entries ?? {}).map(([field, schema]) => [
      field,
      valueFor(field, schema),
    ]),
  )

const { experience, projects, ...lists } = contentSchema.entries
const views = {
  experience: jobViews,
  projects: projectViews,
  ...Object.fromEntries(
    recordSections.map((part) => [part, (all: typeof content) => recordViews(all)[part]]),
  ),
}

test.each(Object.entries(views))('every field of %s is in its view', (name, viewsOf) => {
  const entry = entryOf(
    { experience, projects, ...lists }[name as keyof typeof contentSchema.entries] as Parts,
  )
  expect(Object.keys(entry).length).toBeGreaterThan(2)
  const [view] = viewsOf({ ...content, [name]: [entry] })
  const said = JSON.stringify(view)
  const values = Object.values(entry).map((value) =>
    JSON.stringify(value).replaceAll(/[[\]"]/g, ''),
  )
  const missing = values.filter((value) => !said.includes(value))
  expect(missing, 'fields that have no place in src/build/context/views.ts').toEqual([])
})

test('a part of a stack is shown once', () => {
  const [project] = content.projects
  const [view] = projectViews({ ...content, projects: [{ ...project!, techStack: 'Go, Rust,Go' }] })
  expect(view!.chips).toEqual(['Go', 'Rust'])
})
