import { basename, parse } from 'node:path'

import type { InferInput } from 'valibot'

import type { contentSchema } from '../schema/content.ts'
import { withoutBlanks } from '../schema/field-info.ts'

const byName = <Thing>(things: Record<string, Thing>) =>
  Object.fromEntries(Object.entries(things).map(([file, thing]) => [parse(file).name, thing]))

const skeleton = byName(import.meta.glob<object>('../../skeleton/*.ts', { eager: true }))
export const files = byName(import.meta.glob<object>('#content/*.ts', { eager: true }))
const caseStudies = import.meta.glob<string>('#content/projects/*.{md,mdx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const modules = { ...skeleton, ...files }
const values = Object.fromEntries(
  Object.keys(skeleton).map((name) => [name, Reflect.get(modules[name]!, name)]),
) as InferInput<typeof contentSchema>

/** By their names; those of Markdown (`.md`), which the check refuses, with their ending. */
const texts = Object.fromEntries(
  Object.entries(caseStudies).map(([file, text]) => [basename(file, '.mdx'), text]),
)

/** The files as they are written, of any form: what is made of them may fail. */
export const written = { ...withoutBlanks(values), caseStudies: texts }
