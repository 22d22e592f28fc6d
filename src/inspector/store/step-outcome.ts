import type { Source } from '../sources/source'
import { changeLines } from './changes'
import { once } from './once'
import type { LoggedStep } from './store'
import { reasonOf } from './why'

/** What a step changed in state and data, or why it was ignored. */
export const stepOutcome = once(({ store, machineOf }: Source, step: LoggedStep): string => {
  const { before, snapshot, edges, event, name } = step
  if (edges.length > 0) return changeLines(before, snapshot).join(' · ') || 'Nothing changed.'
  const record = store.actors.get(name)
  const machine = record && machineOf(record)
  const reason = machine ? `: ${reasonOf(machine, before, event)}` : ''
  return `ignored${reason}`
})
