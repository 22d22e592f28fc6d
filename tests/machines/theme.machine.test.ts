import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type ThemeChoice, themeMachine } from '#machines/theme.machine'

type Colours = 'dark' | 'light'

function startTheme(choice: ThemeChoice, system: Colours = 'dark') {
  const theme = createActor(themeMachine, { input: { choice, light: system === 'light' } }).start()
  return {
    next: () => theme.send({ type: 'theme.next' }),
    choose: (chosen: ThemeChoice) => theme.send({ type: 'theme.choose', choice: chosen }),
    load: (loaded: ThemeChoice) => theme.send({ type: 'choice.loaded', choice: loaded }),
    systemSays: (colours: Colours) =>
      theme.send({ type: 'system.changed', light: colours === 'light' }),
    choice: () => theme.getSnapshot().context.choice,
    state: () => theme.getSnapshot().value,
    worn: () => (['dark', 'light'] as const).filter((tag) => theme.getSnapshot().hasTag(tag)),
  }
}

describe('until the visitor says otherwise', () => {
  it.each(['dark', 'light'] as const)('wears the %s colours of the system', (colours) => {
    const { worn, state } = startTheme('system', colours)
    expect(worn()).toEqual([colours])
    expect(state()).toEqual({ system: colours })
  })

  it('changes with the system, there and back', () => {
    const { systemSays, worn } = startTheme('system')
    systemSays('light')
    expect(worn()).toEqual(['light'])
    systemSays('dark')
    expect(worn()).toEqual(['dark'])
  })
})

it('goes round from system to dark to light to system', () => {
  const { next, choice, state, worn } = startTheme('system', 'light')
  next()
  expect([choice(), state(), worn()]).toEqual(['dark', 'dark', ['dark']])
  next()
  expect([choice(), state(), worn()]).toEqual(['light', 'light', ['light']])
  next()
  expect([choice(), state(), worn()]).toEqual(['system', { system: 'light' }, ['light']])
})

it('goes on to dark even where the system is dark', () => {
  const { next, choice, state } = startTheme('system', 'dark')
  next()
  expect(state()).toBe('dark')
  expect(choice()).toBe('dark')
})

describe.each(['dark', 'light'] as const)('with %s chosen on an earlier visit', (chosen) => {
  it.each(['dark', 'light'] as const)('wears it, where the system is %s', (system) => {
    const { worn, state, choice } = startTheme(chosen, system)
    expect(worn()).toEqual([chosen])
    expect(state()).toBe(chosen)
    expect(choice()).toBe(chosen)
  })

  it('wears it, whatever the system changes to', () => {
    const { systemSays, worn } = startTheme(chosen)
    systemSays('light')
    expect(worn()).toEqual([chosen])
    systemSays('dark')
    expect(worn()).toEqual([chosen])
  })
})

describe.each(['system', 'dark', 'light'] as const)('where the choice was %s', (before) => {
  const choices = [
    ['system', { system: 'light' }],
    ['dark', 'dark'],
    ['light', 'light'],
  ] as const

  it.each(choices)('the visitor can choose %s', (chosen, state) => {
    const theme = startTheme(before, 'light')
    theme.choose(chosen)
    expect(theme.state()).toEqual(state)
    expect(theme.choice()).toBe(chosen)
  })

  it.each(choices)('takes over %s from another tab', (loaded, state) => {
    const theme = startTheme(before, 'light')
    theme.load(loaded)
    expect(theme.state()).toEqual(state)
    expect(theme.choice()).toBe(loaded)
  })

  it('goes back to the system as it is by then', () => {
    const theme = startTheme(before, 'dark')
    theme.systemSays('light')
    theme.choose('system')
    expect(theme.worn()).toEqual(['light'])
  })
})
