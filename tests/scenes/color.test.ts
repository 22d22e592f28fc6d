import { expect, it } from 'vitest'

import { fade, mix } from '#scenes/color'

it('a colour is mixed from two and keeps its form', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
  expect(mix('#0b0d12', '#ffb347', 1)).toBe('#ffb347')
})

it('a colour is seen through by adding alpha', () => {
  expect(fade('#ffb347', 0)).toBe('#ffb34700')
  expect(fade('#ffb347', 0.5)).toBe('#ffb34780')
  expect(fade('#ffb347', 1)).toBe('#ffb347ff')
})
