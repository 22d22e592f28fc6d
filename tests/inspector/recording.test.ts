/** A recording leads back to where it was made; what comes from outside is checked or refused. */
import { expect, it } from 'vitest'

import { toJson } from '../../src/inspector/observe/json'
import { readRecording, type Recording } from '../../src/inspector/recording/check'
import { recordingOf } from '../../src/inspector/recording/recording'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { allowedUrl, HOSTED } from '../../src/inspector/stately/allowed-url'
import { eventFault, readEvent } from '../../src/inspector/store/event-check'
import { watched } from './watched'

const sample = () => {
  const subject = watched('carousel', 'showcase')
  subject.send({ type: 'slide.next' })
  subject.send({ type: 'timeline.done' })
  subject.clock.set(2500)
  subject.send({ type: 'slide.select', index: 2 })
  return { subject, recording: recordingOf(subject.store, subject.last()) }
}

it('a recording holds what was sent and when, and leads to where it was made', () => {
  const { subject, recording } = sample()
  expect(recording.actors).toMatchObject([{ name: 'showcase', machine: 'carousel', base: null }])
  expect(recording.events.map(({ at, event }) => [at, event.type])).toEqual([
    [0, 'slide.next'],
    [0, 'timeline.done'],
    [2000, 'xstate.after.interval.carousel.rotation.waiting'],
    [2500, 'slide.select'],
  ])
  expect(readRecording(JSON.stringify(recording))).toEqual(recording)

  const { store, end } = createSandbox(recording)
  const [view] = [...store.actors.values()]
  const { value, context } = subject.actor.getSnapshot()
  expect(view?.snapshot).toMatchObject({ value, context })
  expect(store.log.map(({ at }) => at)).toEqual([0, 0, 0, 2000, 2500])
  end()
})

it.each([
  ['<img src=x onerror=alert(1)>', 'This is not a recording: it is not JSON.'],
  ['null', 'This is not a recording of this site'],
  [
    '{"format":"statechart-recording","version":2}',
    'This recording was written by another version of the inspector.',
  ],
])('a recording is refused that is %s', (text, fault) => {
  expect(readRecording(text)).toContain(fault.slice(0, 30))
})

const wrong = { type: 'slide.select', index: 'two' }
const timer = { type: 'xstate.after.boom' }
const stop = { type: 'xstate.stop' }
const nowhere = { value: 'nowhere', context: {}, status: 'active' as const, timers: [] }

it.each<[what: string, change: (sent: Recording) => unknown, fault: string]>([
  [
    'a machine that is not here',
    (sent) => (sent.actors[0]!.machine = 'bomb'),
    'The recording is of a machine that this site does not have',
  ],
  [
    'a machine that changed since',
    (sent) => (sent.actors[0]!.hash = '00000000'),
    'The recording is of another version of the machine',
  ],
  [
    'input of another kind',
    (sent) => (sent.actors[0]!.input = { count: '3' }),
    'This is not a recording of this site',
  ],
  [
    'an event without a type',
    (sent) => (sent.events[0]!.event = {} as never),
    'This is not a recording of this site',
  ],
  [
    'an event of no actor',
    (sent) => (sent.events[0]!.actor = 7),
    'This is not a recording of this site',
  ],
  ['data of another kind', (sent) => (sent.events[3]!.event = wrong), 'index'],
  [
    'a timer that no state has',
    (sent) => (sent.events[2]!.event = timer),
    'This is not a recording of this site',
  ],
  [
    'what XState sends itself',
    (sent) => (sent.events[2]!.event = stop),
    'This is not a recording of this site',
  ],
  [
    'a route that leads away',
    (sent) => (sent.route = '//evil.example'),
    'This is not a recording of this site',
  ],
  [
    'a state that is none',
    (sent) => (sent.actors[0]!.base = nowhere),
    'This is not a recording of this site',
  ],
])('a recording is refused with %s', (_, change, fault) => {
  const forged = JSON.parse(JSON.stringify(sample().recording)) as Recording
  change(forged)
  expect(readRecording(JSON.stringify(forged))).toContain(fault.slice(0, 30))
})

it('an event by hand is a name, or JSON with a type and the data that the catalogue shows', () => {
  expect(readEvent('menu.toggle')).toEqual({ type: 'menu.toggle' })
  const select = { type: 'slide.select', index: 1 }
  expect(readEvent(JSON.stringify(select))).toEqual(select)
  for (const text of ['', '{', '{"index":1}', '{"type":1}', 'xstate.stop', '[1]', '1', 'a b'])
    expect(readEvent(text)).toBe(
      'This is not an event: it needs a type, as in {"type": "menu.toggle"}.',
    )
  expect(eventFault('carousel', select)).toBeNull()
  expect(eventFault('carousel', { type: 'slide.select' })).toContain('index: a number')
  const resized = { type: 'viewport.resized', viewport: 'wide' }
  expect(eventFault('chart-view', resized)).toContain('viewport: an object, as JSON')
  const inner = { type: 'viewport.resized', viewport: { width: 'wide', height: 1 } }
  expect(eventFault('chart-view', inner)).not.toBeNull()
})

it('a value as JSON is data, however odd, deep or long it is', () => {
  const odd: Record<string, unknown> = { url: new URL('https://a.example'), act: () => {} }
  expect(toJson({ ...odd, no: undefined })).toEqual({ url: '[URL]', act: '[function]' })
  odd['self'] = odd
  expect(() => JSON.stringify(toJson(odd))).not.toThrow()
  expect(JSON.stringify(toJson('x'.repeat(9999))).length).toBeLessThan(600)
})

it.each([
  [null, HOSTED],
  ['https://stately.ai/registry', 'https://stately.ai/registry'],
  ['/receiver.html', 'https://me.example/receiver.html'],
  ['//evil.example/', null],
  ['https://stately.ai@evil.example/', null],
  ['https://user:word@stately.ai/', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the address of the Stately inspector, asked to be %s, is %s', (asked, url) => {
  expect(allowedUrl(asked, 'https://me.example')).toBe(url)
})
