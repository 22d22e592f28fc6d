/** The Earth shows the land where it is, and the owner's city where the content says it is. */
import { expect, it } from 'vitest'

import { earthWith } from '#site/scenes/earth.scene.ts'
import { DEGREE, pointAt, readLand } from '#site/scenes/earth-globe.ts'

import { callsAt, moduleOf } from './scenes.ts'

it.each([
  ['the Sahara', 22, 10, true],
  ['the Pacific', 0, -140, false],
])('the Earth knows %s', (_, latitude, longitude, isLand) => {
  const here = pointAt(longitude * DEGREE, latitude * DEGREE)
  const nearest = Math.max(
    ...readLand().map(
      ({ east, north, front }) => east * here.east + north * here.north + front * here.front,
    ),
  )
  expect(Math.acos(Math.min(1, nearest)) < 2 * DEGREE).toBe(isLand)
})

/** The words and the line from the pin that are drawn for a city. */
const marksOf = (owner: Parameters<typeof earthWith>[0], time = moduleOf('earth').still) => {
  const calls = callsAt(earthWith(owner), time)
  const words = calls.filter(({ name }) => name === 'fillText')
  const lines = calls.filter(({ name }) => name === 'arcTo').length
  return { words: words.map(({ values }) => values[0]), strength: words[0]?.globalAlpha, lines }
}

it.each([
  [{ latitude: -33.87, longitude: -151.21 }, ['33.87 S', '151.21 W']],
  [{ latitude: 0, longitude: 0 }, ['0.00 N', '0.00 E']],
])('a city at %o is named in full while it faces us, and faintly behind', (coordinates, said) => {
  const owner = { city: 'Somewhere', coordinates }
  const { still } = moduleOf('earth')
  for (const second of [0, 5, 10])
    expect(marksOf(owner, still + second)).toMatchObject({ strength: 1, lines: 1 })
  expect(marksOf(owner).words).toEqual(['Somewhere', ...said])
  expect(marksOf(owner, 30).strength).toBeLessThan(0.5)
})

it('a city without coordinates in the content is not shown', () => {
  expect(marksOf({ city: 'Lahore' })).toMatchObject({ words: [], lines: 0 })
})
