import { expect, test } from 'vitest'

import { font } from '#scenes/brush'

import { fonts } from '../../uno.config'

test.each([
  ['display', 'Display'],
  ['text', 'Text'],
  ['mono', 'Mono'],
] as const)('scenes write %s in a weight that pages load', (role, name) => {
  const [least, most] = fonts[name].weights
  const weight = Number.parseInt(font(role, 30), 10)
  expect(weight).toBeGreaterThanOrEqual(least)
  expect(weight).toBeLessThanOrEqual(most)
})
