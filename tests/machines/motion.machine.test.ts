import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type MotionChoice, motionMachine } from '#machines/motion.machine'

const CHOICES = ['system', 'stop', 'go'] as const
const following = { state: { following: 'moving' }, choice: 'system', moves: true } as const
const reduced = { state: { following: 'reduced' }, choice: 'system', moves: false } as const
const stopped = { state: 'stopped', choice: 'stop', moves: false } as const
const going = { state: 'going', choice: 'go', moves: true } as const

function startMotion(choice: MotionChoice, system: 'reduced' | 'free' = 'free') {
  const input = { choice, reduced: system === 'reduced' }
  const motion = createActor(motionMachine, { input }).start()
  return {
    toggle: () => motion.send({ type: 'motion.toggle' }),
    follow: () => motion.send({ type: 'motion.follow' }),
    load: (loaded: MotionChoice) => motion.send({ type: 'choice.loaded', choice: loaded }),
    systemSays: (asked: 'reduced' | 'free') =>
      motion.send({ type: 'system.changed', reduced: asked === 'reduced' }),
    is: () => ({
      state: motion.getSnapshot().value,
      choice: motion.getSnapshot().context.choice,
      moves: motion.getSnapshot().hasTag('moving'),
    }),
  }
}

describe('until the visitor chooses', () => {
  it('moves, unless the system asks for reduced motion', () => {
    expect(startMotion('system').is()).toEqual(following)
    expect(startMotion('system', 'reduced').is()).toEqual(reduced)
  })

  it('follows each change of the system', () => {
    const { systemSays, is } = startMotion('system')
    systemSays('reduced')
    expect(is()).toEqual(reduced)
    systemSays('free')
    expect(is()).toEqual(following)
  })
})

describe('the control', () => {
  it.each([
    { system: 'free', toggled: stopped },
    { system: 'reduced', toggled: going },
  ] as const)('chooses the opposite of what the system asks ($system)', ({ system, toggled }) => {
    const { toggle, is } = startMotion('system', system)
    toggle()
    expect(is()).toEqual(toggled)
  })

  it('stops all movement and starts it again', () => {
    const { toggle, is } = startMotion('go')
    toggle()
    expect(is()).toEqual(stopped)
    toggle()
    expect(is()).toEqual(going)
  })
})

describe.each([stopped, going])('a choice of an earlier visit ($choice)', (chosen) => {
  it.each(['free', 'reduced'] as const)('counts more than the system (%s)', (system) => {
    const { systemSays, is } = startMotion(chosen.choice, system)
    expect(is()).toEqual(chosen)
    systemSays(system === 'free' ? 'reduced' : 'free')
    expect(is()).toEqual(chosen)
  })
})

describe.each(CHOICES)('where the choice was %s', (before) => {
  it.each([following, stopped, going])('takes over $choice from another tab', (loaded) => {
    const { load, is } = startMotion(before)
    load(loaded.choice)
    expect(is()).toEqual(loaded)
  })

  it('follows the system again, as it is by then', () => {
    const { systemSays, follow, is } = startMotion(before)
    systemSays('reduced')
    follow()
    expect(is()).toEqual(reduced)
    systemSays('free')
    expect(is()).toEqual(following)
  })
})
