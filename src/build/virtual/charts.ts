import { existsSync, readFileSync } from 'node:fs'

import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import { chartOf } from '#devtools/actors/chart-of.ts'
import { paths } from '#build/lib/paths.ts'

/** Throws what is to be written, where an entry's machine would not be found. */
const checkEntry = ({ id, file, name, machine }: CatalogueEntry, root = '.') => {
  const path = `${paths.machines}/${file}.ts`
  // XState's name for a machine without one.
  if (machine.id === '(machine)')
    throw new Error(
      `${paths.catalogue}: a machine has no id. Write createMachine({ id: …, in its file: its pages, charts and tests are called so.`,
    )
  if (!existsSync(`${root}/${path}`))
    throw new Error(
      `${paths.catalogue}: ${id} has no file ${path}. Call its file so, or give the machine the id that its file has.`,
    )
  if (!readFileSync(`${root}/${path}`, 'utf8').includes(`export const ${name} `))
    throw new Error(`${path}: a copied test imports ${name}. Write export const ${name} = …`)
}

/** For the inspector, agents and the machines' pages: charts, and what events are like, by machine. */
export const chartsOf = (catalogue: readonly CatalogueEntry[]) => {
  for (const entry of catalogue) checkEntry(entry)
  const charts = catalogue.map(({ machine }) => chartOf(machine))
  /** A part of each entry, by machine. */
  const each = <Part>(part: (entry: CatalogueEntry) => Part) =>
    Object.fromEntries(catalogue.map((entry) => [entry.id, part(entry)]))
  return {
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chart])),
    samples: each(({ events }) => events),
    values: each(({ values }) => values),
    senders: each(({ visitor, byHand, page }) => ({ visitor, byHand, page })),
    abouts: each(({ about }) => about),
    privates: catalogue.filter(({ isPrivate }) => isPrivate).map(({ id }) => id),
  }
}
