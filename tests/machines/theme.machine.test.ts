import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type ThemeChoice, themeMachine } from '#machines/theme.machine'

type Colours = 'dark' | 'light'

const COLOURS = ['dark', 'light'] as const
const dark = { state: 'dark', choice: 'dark', shown: ['dark'] } as const
const light = { state: 'light', choice: 'light', shown: ['light'] } as const
const system = (colours: Colours) =>
  ({ state: { system: colours }, choice: 'system', shown: [colours] }) as const

function startTheme(choice: ThemeChoice, asked: Colours = 'dark') {
  const theme = createActor(themeMachine, { input: { choice, light: asked === 'light' } }).start()
  return {
    next: () => theme.send({ type: 'theme.next' }),
    choose: (chosen: ThemeChoice) => theme.send({ type: 'theme.choose', choice: chosen }),
    load: (loaded: ThemeChoice) => theme.send({ type: 'choice.loaded', choice: loaded }),
    systemSays: (colours: Colours) =>
      theme.send({ type: 'system.changed', light: colours === 'light' }),
    is: () => ({
      state: theme.getSnapshot().value,
      choice: theme.getSnapshot().context.choice,
      shown: COLOURS.filter((tag) => theme.getSnapshot().hasTag(tag)),
    }),
  }
}

describe('until the visitor chooses', () => {
  it.each(COLOURS)('shows the %s colours of the system', (colours) => {
    expect(startTheme('system', colours).is()).toEqual(system(colours))
  })

  it('changes with the system, there and back', () => {
    const { systemSays, is } = startTheme('system')
    systemSays('light')
    expect(is()).toEqual(system('light'))
    systemSays('dark')
    expect(is()).toEqual(system('dark'))
  })
})

it.each(COLOURS)('goes from system (%s) to dark to light to system', (colours) => {
  const { next, is } = startTheme('system', colours)
  for (const expected of [dark, light, system(colours)]) {
    next()
    expect(is()).toEqual(expected)
  }
})

describe.each([dark, light])('with $choice chosen on an earlier visit', (chosen) => {
  it.each(COLOURS)('shows it, where the system is %s and whatever it changes to', (colours) => {
    const { systemSays, is } = startTheme(chosen.choice, colours)
    expect(is()).toEqual(chosen)
    for (const changed of ['light', 'dark'] as const) {
      systemSays(changed)
      expect(is()).toEqual(chosen)
    }
  })
})

describe.each(['system', 'dark', 'light'] as const)('where the choice was %s', (before) => {
  it.each([system('light'), dark, light])('takes $choice from the visitor or a tab', (expected) => {
    for (const way of ['choose', 'load'] as const) {
      const theme = startTheme(before, 'light')
      theme[way](expected.choice)
      expect(theme.is()).toEqual(expected)
    }
  })

  it('goes back to the system as it is by then', () => {
    const { systemSays, choose, is } = startTheme(before)
    systemSays('light')
    choose('system')
    expect(is()).toEqual(system('light'))
  })
})
