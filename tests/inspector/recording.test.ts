import { expect, it } from 'vitest'

import { inspector as words } from '#content/inspector'

import { readRecording, type Recording } from '../../src/inspector/recording/check'
import { recordingOf } from '../../src/inspector/recording/recording'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { snapshotAt } from '../../src/inspector/store/history'
import { watched } from './watched'

const { faults } = words

const sample = () => {
  const subject = watched('carousel', 'showcase')
  subject.send({ type: 'slide.next' })
  subject.send({ type: 'timeline.done' })
  subject.clock.set(2500)
  subject.send({ type: 'slide.select', index: 2 })
  return { subject, recording: recordingOf(subject.store, subject.last()) }
}

/** The sample with something about it changed. */
const forged = (change: (recording: Recording) => unknown) => {
  const copy = JSON.parse(JSON.stringify(sample().recording)) as Recording
  change(copy)
  return readRecording(JSON.stringify(copy))
}

it('holds what was sent, and when; not what followed from it', () => {
  const { recording } = sample()
  expect(recording.actors).toMatchObject([{ name: 'showcase', machine: 'carousel', base: null }])
  expect(recording.events.map(({ at, event }) => [at, event.type])).toEqual([
    [0, 'slide.next'],
    [0, 'timeline.done'],
    [2000, 'xstate.after.interval.carousel.rotation.waiting'],
    [2500, 'slide.select'],
  ])
})

it('is read as it was written', () => {
  const { recording } = sample()
  expect(readRecording(JSON.stringify(recording))).toEqual(recording)
})

it('leads a fresh actor to where it was recorded, and knows each moment on the way', () => {
  const { subject, recording } = sample()
  const { store, end } = createSandbox(recording)
  const [view] = [...store.actors.values()]
  const { value, context } = subject.actor.getSnapshot()
  expect(view?.snapshot).toMatchObject({ value, context })
  expect(snapshotAt(store, view!.sessionId, 0)?.context).toMatchObject({ position: 0 })
  expect(store.log.map(({ at }) => at)).toEqual([0, 0, 0, 2000, 2500])
  end()
})

it.each<[string, string, string]>([
  ['what is no JSON', '<img src=x onerror=alert(1)>', faults.notJson],
  ['JSON of something else', '[]', faults.shape],
  ['nothing', 'null', faults.shape],
  ['another format', '{"format":"har","version":1}', faults.shape],
  ['another version', '{"format":"statechart-recording","version":2}', faults.version],
])('refuses %s', (_, text, fault) => {
  expect(readRecording(text)).toContain(fault.slice(0, 30))
})

it.each<[string, (recording: Recording) => unknown, string]>([
  ['a machine that is not here', (sent) => (sent.actors[0]!.machine = 'bomb'), faults.machine],
  ['a machine that has changed since', (sent) => (sent.actors[0]!.hash = '00000000'), faults.hash],
  ['input of another kind', (sent) => (sent.actors[0]!.input = { count: '3' }), faults.shape],
  [
    'input that names a prototype',
    (sent) => (sent.actors[0]!.input = JSON.parse('{"__proto__":{"a":1}}')),
    faults.shape,
  ],
  ['an event without a type', (sent) => (sent.events[0]!.event = {} as never), faults.shape],
  ['an event of an actor that is not there', (sent) => (sent.events[0]!.actor = 7), faults.shape],
  [
    'an event with data of another kind',
    (sent) => (sent.events[3]!.event = { type: 'slide.select', index: 'two' }),
    'index',
  ],
  [
    'a timer that no state has',
    (sent) => (sent.events[2]!.event = { type: 'xstate.after.boom' }),
    faults.shape,
  ],
  [
    'what XState sends itself, but for timers',
    (sent) => (sent.events[2]!.event = { type: 'xstate.stop' }),
    faults.shape,
  ],
  ['a time that is none', (sent) => (sent.events[0]!.at = 'now' as never), faults.shape],
  ['a route that leads away', (sent) => (sent.route = '//evil.example'), faults.shape],
  ['a route that is a script', (sent) => (sent.route = 'javascript:alert(1)'), faults.shape],
  [
    'a state that is none',
    (sent) =>
      (sent.actors[0]!.base = { value: 'nowhere', context: {}, status: 'active', timers: [] }),
    faults.shape,
  ],
])('refuses %s', (_, change, fault) => {
  expect(forged(change)).toContain(fault.slice(0, 30))
})
