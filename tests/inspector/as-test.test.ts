/** A step is copied as a test: `tests/long/copied-tests.test.ts` runs them. */
import { expect, it } from 'vitest'

import { catalogue } from '#machines/catalogue.ts'

import { asTest } from '#devtools/inspector/explain/as-test.ts'
import { momentIn, simulatorLink } from '#devtools/inspector/simulator/link.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'

it('a test reads like one that is written by hand', () => {
  const entry = catalogue.find(({ id }) => id === 'menu')!
  const simulation = createSimulation(entry.machine, { input: undefined })
  simulation.send(simulation.roots()[0]!, { type: 'menu.toggle' })
  const text = asTest(simulation.steps().at(-1)!, entry)
  expect(text).toBe(`import { expect, it } from 'vitest'
import { transition } from 'xstate'

import { menuMachine } from '#machines/menu.machine.ts'

it('menu: menu.toggle leads to opening', () => {
  const before = menuMachine.resolveState({ value: 'closed', context: {} })
  const [after] = transition(menuMachine, before, { type: 'menu.toggle' })
  expect(after).toMatchObject({ value: 'opening', context: {} })
})
`)
})

it.each<[string, object, string]>([
  ['a function in its data', { context: { act: () => {} } }, 'a function in its data'],
  [
    'what a step depends on besides',
    { context: { n: 0 }, on: { GO: { actions: set(() => ({ n: Math.random() })) } } },
    'depends on more than',
  ],
])('%s is said, and nothing is copied', (_, config, fault) => {
  const machine = machineOf({ id: 'odd', on: { GO: { actions: set({ x: 1 }) } }, ...config })
  const simulation = createSimulation(machine, { input: undefined })
  simulation.send(simulation.roots()[0]!, { type: 'GO' })
  const step = simulation.steps().at(-1)!
  expect(() => asTest(step, { id: 'odd', machine })).toThrow(fault)
})

it('names of any letters are written so that they are read again', () => {
  const machine = machineOf({
    id: "it's a/b",
    context: JSON.parse('{ "__proto__": 1, "a b": "”\\n" }'),
    initial: 'on.off',
    states: {
      'on.off': {
        initial: 'v1.2',
        on: { 'say "hi"': 'متصل' },
        states: { 'v1.2': { on: { NEXT: 'b' } }, b: {}, last: { type: 'history' } },
      },
      متصل: { on: { NEXT: {} } },
    },
  })
  const simulation = createSimulation(machine, { input: undefined })
  for (const type of ['say "hi"', 'NEXT']) simulation.send(simulation.roots()[0]!, { type })
  const [, said] = simulation.steps()
  const link = simulatorLink('/x', said!, 0)
  expect(momentIn(new URL(link, 'https://a.example').hash, machine)!.snapshot).toMatchObject({
    value: 'متصل',
    historyValue: { "it's a/b.on.off.last": [{ key: 'v1.2' }] },
  })
  const text = asTest(simulation.steps().at(-1)!, { id: machine.id, machine })
  expect(text).toContain(String.raw`import { machine } from './it\'s a/b.machine.ts'`)
  expect(text).toContain(String.raw`{ ['__proto__']: 1, 'a b': '”\n' }`)
  // Runs as it is written.
  const [, code] = /resolveState\((.*)\)\n/.exec(text) ?? []
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what is copied is code
  const given = new Function('machine', `return ${code}`) as (given: Any) => Any
  expect(machine.resolveState(given(machine)).historyValue).toMatchObject({
    "it's a/b.on.off.last": [{ key: 'v1.2' }],
  })
})

it('dates, maps and what history states remember are written', () => {
  const context: Any = { at: new Date(5), seen: new Map([['a', 1]]) }
  const machine = machineOf({
    id: 'kept',
    context,
    initial: 'on',
    states: {
      on: {
        initial: 'a',
        on: { OFF: 'off' },
        states: { a: { on: { NEXT: 'b' } }, b: {}, last: { type: 'history' } },
      },
      off: { on: { ON: 'on.last' } },
    },
  })
  const simulation = createSimulation(machine, { input: undefined })
  for (const type of ['NEXT', 'OFF', 'ON']) simulation.send(simulation.roots()[0]!, { type })
  const text = asTest(simulation.steps().at(-1)!, { id: 'kept', machine })
  expect(text).toContain("at: new Date(5), seen: new Map([['a', 1]])")
  expect(text).toContain("['kept.on.b'].map((id) => machine.getStateNodeById(id))")
})
