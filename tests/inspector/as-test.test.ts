import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { site } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { asTest } from '../../src/inspector/recording/as-test'
import { recordingOf } from '../../src/inspector/recording/recording'
import { watched } from './watched'

const define = (_: string, test: () => void) => test()

/** Runs the text of a test as Vitest would; returns how often it asserted something. */
const run = (text: string, machineId: string) => {
  const body = text.replaceAll(/^import .*$/gm, '').replaceAll(' as never', '')
  let asserted = 0
  const counting = (value: unknown) => {
    asserted += 1
    // oxlint-disable-next-line vitest/valid-expect -- the text goes on with a matcher
    return expect(value)
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- it is our own text that is tried
  new Function(
    'expect',
    'it',
    'createActor',
    'SimulatedClock',
    /const actor = createActor\((\w+)/.exec(text)?.[1] ?? '',
    body,
  )(counting, define, createActor, SimulatedClock, machineOf(machineId))
  return asserted
}

describe.each(entries)('a test of the $id machine', ({ id, file }) => {
  it('passes as it is', () => {
    const { actor, clock, store, last } = watched(id)
    for (const event of site.samplesOf(id)) {
      if (actor.getSnapshot().status !== 'active') break
      actor.send(event)
      clock.set(clock.now() + 1200)
    }
    const text = asTest(recordingOf(store, last(), actor.sessionId))
    expect(text).toContain(`from '#machines/${file}'`)
    expect(run(text, id)).toBe(2)
  })

  it('passes from the middle on, with the timers that ran then', () => {
    const { actor, clock, store, last } = watched(id)
    clock.set(700)
    for (const event of site.samplesOf(id).slice(0, 2)) actor.send(event)
    store.clear()
    clock.set(1000)
    const [, event = { type: 'none' }] = site.samplesOf(id)
    actor.send(event)
    clock.set(6000)
    if (store.log.length === 0) return
    expect(run(asTest(recordingOf(store, last(), actor.sessionId)), id)).toBe(2)
  })
})
