import { readFileSync } from 'node:fs'

import { geoOrthographic } from 'd3-geo'
import { describe, expect, it } from 'vitest'

import { DEGREE } from '#scenes/earth.grid'
import { createView, placeOf, readLand } from '#scenes/globe'
import { buildLand } from '#scenes/land.build'

import { createRecorder } from './recorder'
import { moduleOf, setUp } from './studio'

const TABLE = new URL('../../src/scenes/earth.land.ts', import.meta.url)

const tableIn = (source: string) => /'([^']+)'/.exec(source)?.[1]

describe('the land table', () => {
  it('is what Natural Earth gives today', () => {
    expect(tableIn(readFileSync(TABLE, 'utf8'))).toBe(tableIn(buildLand()))
  }, 30_000)

  it.each([
    { name: 'the Sahara', latitude: 22, longitude: 10, land: true },
    { name: 'Siberia', latitude: 62, longitude: 100, land: true },
    { name: 'the Amazon', latitude: -6, longitude: -60, land: true },
    { name: 'Australia', latitude: -25, longitude: 134, land: true },
    { name: 'Antarctica', latitude: -82, longitude: 60, land: true },
    { name: 'the Pacific', latitude: 0, longitude: -140, land: false },
    { name: 'the Atlantic', latitude: 35, longitude: -40, land: false },
    { name: 'the Indian Ocean', latitude: -20, longitude: 80, land: false },
  ])('knows $name', ({ latitude, longitude, land }) => {
    const here = placeOf(longitude * DEGREE, latitude * DEGREE)
    const nearest = Math.max(
      ...readLand().map(
        ({ east, north, front }) => east * here.east + north * here.north + front * here.front,
      ),
    )
    expect(Math.acos(Math.min(1, nearest)) < 2 * DEGREE).toBe(land)
  })
})

describe('the view of the globe', () => {
  it('is the orthographic projection', () => {
    for (const [longitude, latitude, angle, tilt] of [
      [67.01, 24.86, -40, 18],
      [-70, -30, 60, 18],
      [10, 80, 200, -25],
    ] as const) {
      const place = placeOf(longitude * DEGREE, latitude * DEGREE)
      createView(tilt * DEGREE)([place], angle * DEGREE)
      const [x, y] = geoOrthographic()
        .scale(1)
        .translate([0, 0])
        .clipAngle(null)
        .rotate([angle, -tilt])([longitude, latitude])!
      expect(place.x).toBeCloseTo(x, 9)
      expect(place.y).toBeCloseTo(y, 9)
      expect(place.x ** 2 + place.y ** 2 + place.z ** 2).toBeCloseTo(1, 9)
    }
  })
})

describe('Karachi', () => {
  let strength: unknown
  const draw = setUp(
    'earth',
    createRecorder(({ values, globalAlpha }) => {
      if (values[0] === 'Karachi') strength = globalAlpha
    }),
  )
  const strengthAt = (time: number) => {
    strength = undefined
    draw({ time, width: 1280, height: 800 })
    return strength
  }

  it('is named in full strength while it faces us, the still included', () => {
    const { still } = moduleOf('earth')
    for (let second = 0; second <= 10; second += 1) expect(strengthAt(still + second)).toBe(1)
  })

  it('is named faintly while it is behind the globe', () => {
    expect(strengthAt(30)).toBeLessThan(0.5)
  })
})
