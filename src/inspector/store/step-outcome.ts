import type { Source } from '../sources/source'
import { changeLines } from './changes'
import { memoize } from './memoize'
import { standingLine } from './state-line'
import type { LoggedStep } from './store'
import { reasonOf } from './why'

/** What a step changed in state and data, or why it was ignored. */
export const stepOutcome = memoize(({ store, machineOf }: Source, step: LoggedStep): string => {
  const { before, snapshot, edges, sent, name } = step
  const end = snapshot.status === before.status ? [] : [standingLine(snapshot)]
  const changed = [...changeLines(before, snapshot), ...end].join(' · ')
  if (changed || edges.length > 0) return changed || 'Nothing changed.'
  const record = store.actors.get(name)
  const machine = record && machineOf(record)
  // Of an actor without states it is not seen what it does with an event.
  return machine ? `ignored: ${reasonOf(machine, before, sent)}` : 'received'
})

export const isIgnored = (source: Source, step: LoggedStep) =>
  stepOutcome(source, step).startsWith('ignored')
