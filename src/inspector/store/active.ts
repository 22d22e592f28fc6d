import { delayOf, type StateName, type Timer } from '../protocol'
import type { Chart, ChartNode } from '../../chart/chart'

const idsIn = (id: string, value: StateName): string[] => {
  if (typeof value === 'string') return value === '' ? [id] : [id, `${id}.${value}`]
  return [id, ...Object.entries(value).flatMap(([key, inner]) => idsIn(`${id}.${key}`, inner))]
}

/** Ids of a machine's active states, with their ancestors: an id is a path. */
export const activeNodes = ({ id }: { id: string }, value: StateName): ReadonlySet<string> =>
  new Set(idsIn(id, value))

/** The state that a timer belongs to. */
export const nodeOfTimer = ({ nodes }: Chart, { event }: Timer): ChartNode | undefined =>
  nodes.find(({ id }) => id === delayOf(event)?.['state'])
