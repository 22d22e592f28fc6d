import type { LogFilter } from '#machines/inspector/inspector-setup'

import { type Chart, labelOf, transitionsIn } from '../../chart/chart'
import type { Source } from '../sources/source'
import { chartFor } from './figures'
import { memoize } from './memoize'
import { standingLine } from './state-line'
import { stepOutcome } from './step-outcome'
import type { Entry } from './store'

/** What the transitions of a chart say, with their guards. */
const labelsIn = memoize((chart: Chart) =>
  Object.fromEntries(
    transitionsIn(chart).map((transition) => [transition.id, labelOf(transition)]),
  ),
)

/** All that an entry may be found by. */
const textOf = memoize((source: Source, entry: Entry): string => {
  if (entry.kind === 'route') return `route ${entry.path}`
  if (entry.kind === 'gap') return 'not seen'
  const { name } = entry
  if (entry.kind !== 'step') return name.toLowerCase()
  const { event, edges, raised, snapshot } = entry
  const record = source.store.actors.get(name)
  const machine = record && source.machineOf(record)
  const chart = machine && chartFor(machine)
  const taken = edges.map((id) => chart && labelsIn(chart)[id])
  const parts = edges.length > 0 ? [...taken, standingLine(snapshot)] : [stepOutcome(source, entry)]
  return [name, event.type, ...raised, JSON.stringify(event), ...parts].join(' ').toLowerCase()
})

let last: { of: unknown[]; rows: Entry[] } | undefined

/** The entries that fit a filter; `name` is the actor's that may be shown alone. */
export const filterLog = (source: Source, filter: LogFilter, name?: string): Entry[] => {
  const { store } = source
  // Asked for by several parts of the panel with each entry.
  const of = [store, store.version, filter, name]
  if (last?.of.every((part, index) => part === of[index])) return last.rows
  const wanted = filter.text.trim().toLowerCase()
  const rows = store.log.filter(
    (entry) =>
      (!filter.alone || ('name' in entry && entry.name === name)) &&
      (wanted === '' || textOf(source, entry).includes(wanted)),
  )
  last = { of, rows }
  return rows
}
