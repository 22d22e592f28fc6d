import type { LogFilter } from '#machines/inspector/inspector.machine'

import { memoize } from './memoize'
import { standingLine } from './state-line'
import type { Entry, Store } from './store'
import { textsOf } from './texts'

/** All that an entry may be found by. */
const textOf = memoize((entry: Entry): string => {
  const told = [...('name' in entry ? [entry.name] : []), ...textsOf(entry)]
  if (entry.kind === 'step') {
    const { event, edges, snapshot } = entry
    told.push(JSON.stringify(event), edges.length > 0 ? standingLine(snapshot) : '')
  }
  return told.join(' ').toLowerCase()
})

let last: { of: unknown[]; rows: Entry[] } | undefined

/** The entries that fit a filter; `name` is the actor's that may be shown alone. */
export const filterLog = (store: Store, filter: LogFilter, name?: string): Entry[] => {
  // Asked for by several parts of the panel with each entry.
  const of = [store, store.version, filter, name]
  if (last?.of.every((part, index) => part === of[index])) return last.rows
  const wanted = filter.text.trim().toLowerCase()
  const rows = store.log.filter(
    (entry) =>
      (!filter.alone || ('name' in entry && entry.name === name)) &&
      (wanted === '' || textOf(entry).includes(wanted)),
  )
  last = { of, rows }
  return rows
}
