import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { figureOf, figures, type FigureId } from './figures.ts'

const JSON_FILE = '.cache/bench/figures.json'

/** Of a figure, by page or situation; without one the name is empty. */
export type Values = Record<string, number>

export interface Results {
  /** The last time something of it was measured. */
  date: string
  machine: string
  values: Partial<Record<FigureId, Values>>
}

/** What was measured before: parts that run alone leave the others' figures. */
export const readResults = async (): Promise<Results['values']> => {
  const text = await readFile(JSON_FILE, 'utf8').catch(() => '{}')
  const { figures: rows = [] } = JSON.parse(text) as {
    figures?: { id: FigureId; values: Values }[]
  }
  return Object.fromEntries(
    rows.filter(({ id }) => id in figures).map((row) => [row.id, row.values]),
  )
}

export const idsOf = ({ values }: Results) =>
  (Object.keys(figures) as FigureId[]).filter((id) => values[id])

export const writeResults = async (results: Results) => {
  const { date, machine, values } = results
  const rows = idsOf(results).map((id) => ({ id, ...figureOf(id), values: values[id] }))
  await mkdir(dirname(JSON_FILE), { recursive: true })
  await writeFile(JSON_FILE, `${JSON.stringify({ date, machine, figures: rows }, null, 2)}\n`)
  return JSON_FILE
}
