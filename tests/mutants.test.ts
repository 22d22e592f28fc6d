import { expect, it } from 'vitest'

import { mutantsOf } from './mutants/mutate'

const source = `
const isFull = ({ count }) => count >= 3
setup({}).createMachine({
  id: 'cup',
  initial: 'empty',
  states: {
    empty: { on: { 'tea.pour': { guard: 'isFull', target: 'full', actions: 'fill' } } },
    full: {
      entry: ['steam', 'shine'],
      always: [{ guard: 'isCold', target: 'empty' }, { target: 'full', reenter: true }],
      after: { cooling: 'empty' },
    },
  },
})`

it('makes each fault once, and names its place', () => {
  const mutants = mutantsOf(source)
  expect(mutants.map(({ name }) => name)).toEqual([
    'isFull: count >= 3 swapped for >',
    'cup.empty on tea.pour dropped',
    "cup.empty on tea.pour: guard 'isFull' dropped",
    "cup.empty on tea.pour: guard 'isFull' inverted",
    'cup.empty on tea.pour: target full changed to empty',
    "cup.empty on tea.pour: actions 'fill' dropped",
    "cup.full: action 'steam' dropped",
    "cup.full: action 'shine' dropped",
    'cup.full always 1 dropped',
    "cup.full always 1: guard 'isCold' dropped",
    "cup.full always 1: guard 'isCold' inverted",
    'cup.full always 1: target empty changed to full',
    'cup.full always 2 dropped',
    'cup.full always 2: target full changed to empty',
    'cup.full always 2: reenter dropped',
    'cup.full after cooling dropped',
    'cup.full after cooling: target empty changed to full',
  ])
  expect(mutants.find(({ name }) => name.startsWith('isFull'))?.source).toContain('count > 3')
  expect(mutants.find(({ name }) => name.endsWith('inverted'))?.source).toContain(
    "guard: invertGuard('isFull')",
  )
})
