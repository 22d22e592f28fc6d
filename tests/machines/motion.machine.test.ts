import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type MotionChoice, motionMachine } from '#machines/motion.machine'

function startMotion(choice: MotionChoice, reduced = false) {
  const motion = createActor(motionMachine, { input: { choice, reduced } }).start()
  return {
    toggle: () => motion.send({ type: 'motion.toggle' }),
    follow: () => motion.send({ type: 'motion.follow' }),
    load: (loaded: MotionChoice) => motion.send({ type: 'choice.loaded', choice: loaded }),
    systemSays: (asked: 'reduced' | 'free') =>
      motion.send({ type: 'system.changed', reduced: asked === 'reduced' }),
    choice: () => motion.getSnapshot().context.choice,
    moves: () => motion.getSnapshot().hasTag('moving'),
    state: () => motion.getSnapshot().value,
  }
}

describe('until the visitor says otherwise', () => {
  it('moves', () => {
    const { moves, state } = startMotion('system')
    expect(state()).toEqual({ following: 'moving' })
    expect(moves()).toBe(true)
  })

  it('stands still where the system asks for reduced motion', () => {
    const { moves, state } = startMotion('system', true)
    expect(state()).toEqual({ following: 'reduced' })
    expect(moves()).toBe(false)
  })

  it('does as the system says, as often as it changes its mind', () => {
    const { systemSays, moves } = startMotion('system')
    systemSays('reduced')
    expect(moves()).toBe(false)
    systemSays('free')
    expect(moves()).toBe(true)
  })
})

describe('the control', () => {
  it('stops what moves, and the choice is kept', () => {
    const { toggle, moves, choice, state } = startMotion('system')
    toggle()
    expect(state()).toBe('stopped')
    expect(moves()).toBe(false)
    expect(choice()).toBe('stop')
  })

  it('lets move what the system had stopped, and the choice is kept', () => {
    const { toggle, moves, choice, state } = startMotion('system', true)
    toggle()
    expect(state()).toBe('going')
    expect(moves()).toBe(true)
    expect(choice()).toBe('go')
  })

  it('turns all movement off and on again', () => {
    const { toggle, moves, choice } = startMotion('go')
    toggle()
    expect(moves()).toBe(false)
    expect(choice()).toBe('stop')
    toggle()
    expect(moves()).toBe(true)
    expect(choice()).toBe('go')
  })
})

describe('what the visitor chose on an earlier visit', () => {
  it.each([
    { choice: 'stop', reduced: false, state: 'stopped', moves: false },
    { choice: 'stop', reduced: true, state: 'stopped', moves: false },
    { choice: 'go', reduced: false, state: 'going', moves: true },
    { choice: 'go', reduced: true, state: 'going', moves: true },
  ] as const)(
    'is to $choice, with reduced motion $reduced',
    ({ choice, reduced, state, moves }) => {
      const motion = startMotion(choice, reduced)
      expect(motion.state()).toBe(state)
      expect(motion.moves()).toBe(moves)
      expect(motion.choice()).toBe(choice)
    },
  )

  it('outlasts what the system says meanwhile', () => {
    const going = startMotion('go')
    going.systemSays('reduced')
    expect(going.moves()).toBe(true)
    const stopped = startMotion('stop', true)
    stopped.systemSays('free')
    expect(stopped.moves()).toBe(false)
  })
})

describe.each(['system', 'stop', 'go'] as const)('where the choice was %s', (before) => {
  it.each([
    ['system', { following: 'moving' }],
    ['stop', 'stopped'],
    ['go', 'going'],
  ] as const)('takes over %s from another tab', (choice, state) => {
    const motion = startMotion(before)
    motion.load(choice)
    expect(motion.state()).toEqual(state)
    expect(motion.choice()).toBe(choice)
  })

  it('goes back to the system, as it is by then', () => {
    const motion = startMotion(before)
    motion.systemSays('reduced')
    motion.follow()
    expect(motion.state()).toEqual({ following: 'reduced' })
    expect(motion.choice()).toBe('system')
    motion.systemSays('free')
    expect(motion.state()).toEqual({ following: 'moving' })
  })
})
