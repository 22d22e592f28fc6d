/** The page has the system's colours, until the visitor chooses. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { THEME_CHOICES, type ThemeChoice, themeMachine } from '#machines/theme.machine.ts'
import { THEMES } from '#machines/themes.ts'

type Event = EventFromLogic<typeof themeMachine>
type Colours = 'dark' | 'light'

const dark = ['dark', 'dark', true] as const
const light = ['light', 'light', false] as const
const system = (colours: Colours) => [{ system: colours }, 'system', colours === 'dark'] as const

const next: Event = { type: 'theme.next' }
const choose = (choice: ThemeChoice): Event => ({ type: 'theme.choose', choice })
const asks = (colours: Colours): Event => ({ type: 'system.changed', system: colours })

const start = (choice: ThemeChoice, asked: Colours) =>
  createActor(themeMachine, { input: { choice, system: asked } }).start()

/** State, choice and whether it is dark, where the choice was made on an earlier visit. */
const after = (choice: ThemeChoice, asked: Colours, ...events: Event[]) => {
  const theme = start(choice, asked)
  for (const event of events) theme.send(event)
  const snapshot = theme.getSnapshot()
  expect(snapshot.tags.size).toBe(1)
  return [snapshot.value, snapshot.context.choice, snapshot.hasTag('dark')]
}

it.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('shows %s where the system asks for it, and follows it to %s', (colours, other) => {
  expect(after('system', colours)).toEqual(system(colours))
  expect(after('system', colours, asks(other))).toEqual(system(other))
  expect(after('system', colours, asks(other), asks(colours))).toEqual(system(colours))
})

it.each(THEME_CHOICES)(
  'a press at %s leads to the next of the list, and from the last to the first',
  (choice) => {
    const theme = start(choice, 'light')
    theme.send(next)
    const following = THEME_CHOICES[THEME_CHOICES.indexOf(choice) + 1] ?? 'system'
    expect(theme.getSnapshot().matches(following)).toBe(true)
    expect(theme.getSnapshot().context.choice).toBe(following)
  },
)

it.each(THEMES)('%s, once chosen, is the theme in use', (theme) => {
  const snapshot = start(theme, 'dark').getSnapshot()
  expect([...snapshot.tags]).toEqual([theme])
})

it.each(['system', 'dark', 'light'] as const)(
  'replaces the choice %s by another, which the system does not change',
  (before) => {
    expect(after(before, 'light', choose('dark'))).toEqual(dark)
    expect(after(before, 'light', choose('dark'), asks('light'))).toEqual(dark)
    expect(after(before, 'dark', choose('light'))).toEqual(light)
    // As the system is by then.
    expect(after(before, 'dark', asks('light'), choose('system'))).toEqual(system('light'))
  },
)

const at = (x: number) => ({ x, y: 7 })

it('has the origin of a press, and none when the system or another tab changes the theme', () => {
  const theme = start('light', 'light')
  const originAfter = (event: Event) => {
    theme.send(event)
    return theme.getSnapshot().context.origin
  }
  expect(originAfter({ type: 'theme.choose', choice: 'dark', origin: at(1) })).toEqual(at(1))
  for (const x of [2, 3, 4])
    expect(originAfter({ type: 'theme.next', origin: at(x) })).toEqual(at(x))
  expect(originAfter({ type: 'theme.choose', choice: 'system', origin: at(5) })).toEqual(at(5))
  expect(originAfter(asks('dark'))).toBeUndefined()
  expect(originAfter({ type: 'theme.choose', choice: 'system', origin: at(6) })).toEqual(at(6))
  expect(originAfter(asks('light'))).toBeUndefined()
})
