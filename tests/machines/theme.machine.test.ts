/** The page has the system's colours, until the visitor chooses; a choice is kept and shared. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { type ThemeChoice, themeMachine } from '#machines/theme.machine'

type Event = EventFromLogic<typeof themeMachine>
type Colours = 'dark' | 'light'

const COLOURS = ['dark', 'light'] as const
const dark = { state: 'dark', choice: 'dark', shown: ['dark'] } as const
const light = { state: 'light', choice: 'light', shown: ['light'] } as const
const system = (colours: Colours) =>
  ({ state: { system: colours }, choice: 'system', shown: [colours] }) as const

const next: Event = { type: 'theme.next' }
const asks = (colours: Colours): Event => ({ type: 'system.changed', light: colours === 'light' })

/** The colours after some events, where the choice was made on an earlier visit. */
const after = (choice: ThemeChoice, asked: Colours, ...events: Event[]) => {
  const theme = createActor(themeMachine, { input: { choice, light: asked === 'light' } }).start()
  for (const event of events) theme.send(event)
  const snapshot = theme.getSnapshot()
  return {
    state: snapshot.value,
    choice: snapshot.context.choice,
    shown: COLOURS.filter((colours) => snapshot.hasTag(colours)),
  }
}

describe.each(COLOURS)('where the system asks for %s', (colours) => {
  const other = colours === 'dark' ? 'light' : 'dark'

  it('shows that until the visitor chooses, and follows a change and back', () => {
    expect(after('system', colours)).toEqual(system(colours))
    expect(after('system', colours, asks(other))).toEqual(system(other))
    expect(after('system', colours, asks(other), asks(colours))).toEqual(system(colours))
  })

  it('goes from system to dark to light to system', () => {
    expect(after('system', colours, next)).toEqual(dark)
    expect(after('system', colours, next, next)).toEqual(light)
    expect(after('system', colours, next, next, next)).toEqual(system(colours))
  })

  it.each([dark, light])('keeps $choice, whatever it changes to', (chosen) => {
    expect(after(chosen.choice, colours)).toEqual(chosen)
    expect(after(chosen.choice, colours, asks(other))).toEqual(chosen)
  })
})

it('says where the visitor chose, and nothing where others did', () => {
  const theme = createActor(themeMachine, { input: { choice: 'light', light: true } }).start()
  const origin = { x: 40, y: 7 }
  const originAfter = (event: Event) => {
    theme.send(event)
    return theme.getSnapshot().context.origin
  }
  expect(originAfter({ type: 'theme.choose', choice: 'dark', origin })).toEqual(origin)
  expect(originAfter({ type: 'choice.loaded', choice: 'system' })).toBeUndefined()
  expect(originAfter({ type: 'theme.next', origin })).toEqual(origin)
  expect(originAfter({ type: 'theme.choose', choice: 'system', origin })).toEqual(origin)
  expect(originAfter(asks('dark'))).toBeUndefined()
})

describe.each(['system', 'dark', 'light'] as const)('where the choice was %s', (before) => {
  it.each([system('light'), dark, light])('takes $choice from the visitor or a tab', (chosen) => {
    const { choice } = chosen
    expect(after(before, 'light', { type: 'theme.choose', choice })).toEqual(chosen)
    expect(after(before, 'light', { type: 'choice.loaded', choice })).toEqual(chosen)
  })

  it('goes back to the system as it is by then', () => {
    const choose: Event = { type: 'theme.choose', choice: 'system' }
    expect(after(before, 'dark', asks('light'), choose)).toEqual(system('light'))
  })
})
