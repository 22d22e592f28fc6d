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

/** The entries that say something. */
export const filterLog = (store: Store, filter: string): Entry[] => {
  // Asked for by several parts of the panel with each entry.
  const of = [store, store.version, filter]
  if (last?.of.every((part, index) => part === of[index])) return last.rows
  const wanted = filter.trim().toLowerCase()
  const rows = store.log.filter((entry) => wanted === '' || textOf(entry).includes(wanted))
  last = { of, rows }
  return rows
}
