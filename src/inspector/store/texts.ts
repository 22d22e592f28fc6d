import { nameOf } from '../observe/names'
import { machineOf } from '../observe/snapshots'
import { seconds } from '../observe/tick'
import type { ActorSnapshot, Step } from '../protocol'
import { delayOf } from '../seam'
import { answerOf, childrenIn } from '../xstate/services'
import { changeLines } from './changes'
import { memoize } from './memoize'
import { standingLine } from './state-line'
import type { Entry, LoggedStep, Store } from './store'
import { reasonOf } from './why'

/** What a step changed in state and data, or why it was ignored. */
export const stepOutcome = memoize((step: LoggedStep): string => {
  const { before, snapshot, edges, sent } = step
  const changed = changeLines(before, snapshot).join(' · ')
  if (changed || edges.length > 0) return changed || 'Nothing changed.'
  // Of an actor without states it is not seen what it does with an event.
  return machineOf(before) ? `ignored: ${reasonOf(before, sent)}` : 'received'
})

export const isIgnored = (step: LoggedStep) => stepOutcome(step).startsWith('ignored')

const plain = (type: string) => type.replace(/^xstate\./, '')

/** An event's name for readers: `after interval` for a timer's. */
export const eventName = ({ event: { type }, source, snapshot }: Step) => {
  const delay = delayOf(type, machineOf(snapshot))
  const answer = answerOf(type)
  if (answer) return `${answer.kind} ${source ?? answer.id}`
  const [, synced] = /^xstate\.snapshot\.(.+)$/.exec(type) ?? []
  if (synced) return `snapshot ${source ?? synced}`
  return delay === undefined ? plain(type) : `after ${delay}`
}

/** An event that one may send: of the answer of a service, what it is and whose. */
export const sendName = (type: string, { live }: ActorSnapshot) => {
  const answer = answerOf(type)
  const child = childrenIn(live.snapshot).find(({ id }) => id === answer?.id)
  const name = child ? nameOf(child) : answer?.id
  if (!answer) return plain(type)
  return `${answer.kind === 'done' ? 'resolve' : 'reject'} ${name}`
}

/** What an entry is, and what it changed or why it was ignored. */
export const textsOf = (entry: Entry): readonly [what: string, outcome: string] => {
  switch (entry.kind) {
    case 'route':
      return ['route', entry.path]
    case 'gap':
      return [`${entry.events} events in ${seconds(entry.ms)}`, 'not seen: the panel was closed']
    case 'gone':
      return ['left', '']
    case 'actor':
      return ['came', standingLine(entry.snapshot)]
    case 'step':
      return [[eventName(entry), ...entry.raised].join(' · '), stepOutcome(entry)]
  }
}

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
