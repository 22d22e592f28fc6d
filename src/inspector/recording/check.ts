import { createActor } from 'xstate'
import * as v from 'valibot'

import { site } from '../site'
import { entryOf } from '../sources/machines'
import { eventFault, isLike } from '../store/event-check'
import { isTimer } from '../store/history'
import { ManualClock } from '../observe/manual-clock'
import type { ActorSnapshot, Json, JsonEvent, StateName } from '../protocol'
import { FORMAT, VERSION } from './format'

const timer = v.object({ event: v.string(), delay: v.number(), due: v.number() })
const base = v.object({
  value: v.custom<StateName>((value) => Boolean(value)),
  context: v.custom<Json>(() => true),
  status: v.pipe(v.string(), v.regex(/^(?:active|done)$/)),
  timers: v.pipe(v.array(timer), v.readonly()),
})
const actor = v.object({
  name: v.string(),
  machine: v.string(),
  /** The chart's: another version of the machine would behave differently. */
  hash: v.string(),
  input: v.custom<Json>(() => true),
  /** Its snapshot when the recording began; null if it had just been started. */
  base: v.nullable(base),
})
const event = v.object({
  /** Milliseconds since the recording began. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** Its index. */
  actor: v.number(),
  event: v.custom<JsonEvent>((data) => typeof Object(data).type === 'string'),
})
const recording = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION, 'This recording was written by another version of the inspector.'),
  route: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/-]*$/)),
  actors: v.array(actor),
  events: v.array(event),
})

export type Recording = v.InferOutput<typeof recording>
type RecordedActor = Recording['actors'][number]
type RecordedEvent = Recording['events'][number]

const shapeFault = (where: string) => `This is not a recording of this site (${where}).`

const baseFault = (machineId: string, { value, context, timers }: ActorSnapshot) => {
  const { machine, input } = entryOf(machineId)!
  const sample = createActor(machine, { input, clock: new ManualClock() }).getSnapshot()
  if (!isLike(context, sample.context)) return shapeFault('context')
  if (timers.some((waiting) => !machine.events.includes(waiting.event))) return shapeFault('timer')
  try {
    machine.resolveState({ value, context })
    return null
  } catch {
    return shapeFault('state')
  }
}

/** Why an actor cannot be replayed here; null if it can. */
const actorFault = ({ machine, hash, input, base: start }: RecordedActor): string | null => {
  const entry = entryOf(machine)
  if (!entry) return `The recording is of a machine that this site does not have: ${machine}.`
  if (hash !== site.charts[machine]?.hash)
    return `The recording is of another version of the machine: ${machine}.`
  if (!isLike(input, entry.input ?? null)) return shapeFault('input')
  return start && baseFault(machine, start)
}

const sentFault = (
  actors: readonly RecordedActor[],
  { actor: index, event: sent }: RecordedEvent,
) => {
  const machine = actors[index]?.machine
  if (machine === undefined) return shapeFault('actor')
  const isKnown = entryOf(machine)!.machine.events.includes(sent.type)
  const isOfXState = sent.type.startsWith('xstate.')
  return isOfXState && !(isTimer(sent) && isKnown) ? shapeFault('timer') : eventFault(machine, sent)
}

/** Reads a recording from elsewhere: a checked copy, or why it is refused. */
export const readRecording = (text: string): Recording | string => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'This is not a recording: it is not JSON.'
  }
  const read = v.safeParse(recording, parsed, { abortEarly: true })
  if (!read.success) {
    const [{ message, path }] = read.issues
    return message === 'This recording was written by another version of the inspector.'
      ? message
      : shapeFault(path?.map(({ key }) => key).join('.') ?? 'JSON')
  }
  const { actors, events } = read.output
  return (
    actors.map(actorFault).find(Boolean) ??
    events.map((sent) => sentFault(actors, sent)).find(Boolean) ??
    read.output
  )
}
