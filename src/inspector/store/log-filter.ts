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

/** The entries that say something. */
export const filterLog = ({ log }: Store, filter: string): Entry[] => {
  const wanted = filter.trim().toLowerCase()
  return wanted === '' ? log : log.filter((entry) => textOf(entry).includes(wanted))
}
