import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

import { figureOf, type FigureId } from './figures.ts'
import { idsOf, type Results, type Values } from './results.ts'

const README = 'README.md'
const PLACE = /(<!-- bench -->\n)[^]*(<!-- \/bench -->)/

/** Digits that mean something: none after the point from a hundred on. */
export const inDigits = (value: number) => {
  const size = Math.abs(value)
  return String(Number(value.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0)))
}

export const targetOf = (id: FigureId) => {
  const { atMost, atLeast } = figureOf(id)
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? '' : `≥ ${atLeast}`
}

const inCell = (values: Values) =>
  Object.entries(values)
    .map(([of, value]) => `${of} ${inDigits(value)}`.trim())
    .join(' · ')

/** The results as a table. */
export const markdownOf = (results: Results) => {
  const rows = idsOf(results).map((id) => {
    const { name, unit, elsewhere = '' } = figureOf(id)
    const what = unit ? `${name}, ${unit}` : name
    return [what, inCell(results.values[id] ?? {}), targetOf(id), elsewhere]
  })
  const heads = ['figure', 'measured', 'target', 'best seen elsewhere']
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${results.machine}, ${results.date}.\n\n${lines.join('\n')}\n`
}

/** Puts the table into the README, between its two comments, and aligns its columns. */
export const writeReadme = async (markdown: string) => {
  const text = await readFile(README, 'utf8')
  if (!PLACE.test(text)) throw new Error(`${README} has no place for the table: ${PLACE.source}`)
  await writeFile(
    README,
    text.replace(PLACE, (_, begin: string, end: string) => `${begin}\n${markdown}\n${end}`),
  )
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', README])
}
