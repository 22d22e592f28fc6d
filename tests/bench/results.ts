/** What was measured, as JSON for the next run and as a table in Markdown. */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

import { type FigureId, figures } from './figures.ts'

const FOLDER = '.cache/bench'
const JSON_FILE = `${FOLDER}/figures.json`
const README = 'tests/bench/README.md'
const PLACE = /(<!-- bench -->\n)[^]*(<!-- \/bench -->)/

/** Of each figure its values by page or situation; without one the name is empty. */
export type Values = Partial<Record<FigureId, Record<string, number>>>

/** What was measured before: parts that run alone leave the others' figures. */
export const readValues = async () => {
  const text = await readFile(JSON_FILE, 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { values?: Values }).values ?? {}
}

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

/** Keeps the values, and puts the table into the bench's README if asked. @returns the table */
export const writeResults = async (values: Values, machine: string, intoReadme: boolean) => {
  const date = new Date().toISOString().slice(0, 10)
  const markdown = `${machine}, ${date}.\n\n${tableOf(values).join('')}`
  await mkdir(FOLDER, { recursive: true })
  await writeFile(JSON_FILE, `${JSON.stringify({ date, machine, values }, null, 2)}\n`)
  if (intoReadme) {
    const text = await readFile(README, 'utf8')
    if (!PLACE.test(text)) throw new Error(`${README} has no place for the table: ${PLACE.source}`)
    const place = (_: string, begin: string, end: string) => `${begin}\n${markdown}\n${end}`
    await writeFile(README, text.replace(PLACE, place))
    spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', README])
  }
  return markdown
}
