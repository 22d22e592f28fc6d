import { chartOf } from '#devtools/actors/chart-of.ts'
import { memoize } from '../explain/memoize.ts'

/** The chart of a machine, made once. */
export const chartFor = memoize(chartOf)
