import { expect, it } from 'vitest'

import { dotOf, headOf } from '../../src/chart/lines'

it.each([
  ['to the right', 'M0 0L20 0', 'M20 0L13 3.5L13 -3.5z'],
  ['down, past a bend', 'M0 0L10 0Q18 0 18 8L18 30', 'M18 30L14.5 23L21.5 23z'],
  ['from nowhere', 'M5 5L5 5', 'M5 5L5 5L5 5z'],
])('the head of an arrow points %s', (_, path, head) => {
  expect(headOf(path)).toBe(head)
})

it('the dot of a line is where it begins', () => {
  expect(dotOf('M10 20L30 20', 3.5)).toBe('M6.5 20a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0')
})
