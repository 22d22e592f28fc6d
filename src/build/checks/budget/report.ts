import { budgets, type Weights } from './budgets.ts'

const inKB = (bytes: number) => (bytes / 1000).toFixed(1)

/** A line per page and budget that is passed over; none if all is well. */
export const overruns = (weights: Map<string, Weights>): string[] =>
  [...weights].flatMap(([page, loaded]) =>
    budgets
      .filter(({ key, bytes }) => loaded[key] > bytes)
      .map(({ key, name, bytes }) => {
        const over = `${loaded[key] - bytes} B over its budget of ${inKB(bytes)} kB`
        return `${page}: ${name} is ${inKB(loaded[key])} kB, ${over}.`
      }),
  )

/** What each page loads beside what it may, in kB after Brotli. */
export const table = (weights: Map<string, Weights>): string => {
  const rows = [['kB, Brotli'].concat(budgets.map(({ name }) => name))]
  for (const [page, loaded] of weights)
    rows.push([page].concat(budgets.map(({ key }) => inKB(loaded[key]))))
  rows.push(['at most'].concat(budgets.map(({ bytes }) => inKB(bytes))))

  const widths = ['', ...budgets].map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(align).join('  ')).join('\n')
}
