import { inKB, table } from '../../lib/weight.ts'
import { budgets, MOST_REQUESTS, type Weights } from './budgets.ts'

/** One line for each budget that a page exceeds. */
export const overruns = (weights: Map<string, Weights>): string[] =>
  [...weights].flatMap(([page, loaded]) => [
    ...budgets
      .filter(({ key, bytes }) => loaded[key] > bytes)
      .map(({ key, name, bytes }) => {
        const over = `${loaded[key] - bytes} B over its budget of ${inKB(bytes)} kB`
        return `${page}: ${name} is ${inKB(loaded[key])} kB, ${over}.`
      }),
    ...(loaded.requests > MOST_REQUESTS
      ? [`${page}: ${loaded.requests} requests, of ${MOST_REQUESTS} at most.`]
      : []),
  ])

/** What each page loads, above the budgets, in kB after Brotli. */
export const budgetTable = (weights: Map<string, Weights>): string =>
  table([
    ['kB, Brotli', ...budgets.map(({ name }) => name), 'requests'],
    ...[...weights].map(([page, loaded]) => [
      page,
      ...budgets.map(({ key }) => inKB(loaded[key])),
      String(loaded.requests),
    ]),
    ['at most', ...budgets.map(({ bytes }) => inKB(bytes)), String(MOST_REQUESTS)],
  ])
