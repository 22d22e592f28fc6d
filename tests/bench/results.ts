/** What was measured, as JSON and as a table in Markdown. */
import { mkdir, writeFile } from 'node:fs/promises'

import { type FigureId, figures } from './figures.ts'

const FOLDER = '.cache/bench'

/** Of each figure its values by page or situation; without one the name is empty. */
export type Values = Partial<Record<FigureId, Record<string, number>>>

/** Digits that mean something: none after the point from a hundred on. */
export const inDigits = (value: number) => {
  const size = Math.abs(value)
  return String(Number(value.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0)))
}

const tableOf = (values: Values) => {
  const measured = (Object.keys(figures) as FigureId[]).filter((id) => values[id])
  const rows = measured.map((id) => {
    const [name, unit = '', target = '', elsewhere = ''] = figures[id]
    const cell = Object.entries(values[id] ?? {})
      .map(([of, value]) => `${of} ${inDigits(value)}`.trim())
      .join(' · ')
    return [unit ? `${name}, ${unit}` : name, cell, target, elsewhere]
  })
  const heads = ['figure', 'measured', 'target', 'best seen elsewhere']
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`)
}

/** Keeps the values in `.cache/bench/figures.json`. @returns the table */
export const writeResults = async (values: Values, machine: string) => {
  const date = new Date().toISOString().slice(0, 10)
  await mkdir(FOLDER, { recursive: true })
  const json = JSON.stringify({ date, machine, values }, null, 2)
  await writeFile(`${FOLDER}/figures.json`, `${json}\n`)
  return `${machine}, ${date}.\n\n${tableOf(values).join('')}`
}
