import { readFileSync } from 'node:fs'

import { geoOrthographic } from 'd3-geo'
import { describe, expect, it } from 'vitest'

import { DEGREE } from '#scenes/earth/grid'
import { earthWith } from '#scenes/earth/earth.scene'
import { createView, placeOf, readLand } from '#scenes/earth/globe'
import { buildLand } from '#scenes/earth/land.build'
import { mulberry32, SEED } from '#scenes/random'

import { createRecorder } from './recorder'
import { moduleOf, paletteOf } from './scenes'

const TABLE = new URL('../../src/scenes/earth/land.ts', import.meta.url)

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

const colors = { palette: paletteOf('earth'), random: mulberry32(SEED) }

describe('the owner’s city', () => {
  let strength: unknown
  const draw = earthWith({ city: 'Lahore', coordinates: { latitude: 31.55, longitude: 74.34 } })(
    createRecorder(({ values, globalAlpha }) => {
      if (values[0] === 'Lahore') strength = globalAlpha
    }),
    colors,
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

  it.each([
    [{ latitude: -33.87, longitude: 151.21 }, ['33.87 S', '151.21 E']],
    [{ latitude: 64.15, longitude: -21.94 }, ['64.15 N', '21.94 W']],
    [{ latitude: 0, longitude: 0 }, ['0.00 N', '0.00 E']],
  ])('is said to be at %o, and faces us at the still moment', (coordinates, said) => {
    const words: unknown[] = []
    const radii: unknown[] = []
    earthWith({ city: 'Somewhere', coordinates })(
      createRecorder(({ name, values }) => {
        if (name === 'fillText') words.push(values[0])
        if (name === 'arcTo') radii.push(values[4])
      }),
      colors,
    )({ time: moduleOf('earth').still, width: 1280, height: 800 })
    expect(words).toEqual(['Somewhere', ...said])
    expect(radii).toHaveLength(1) // the line from the pin
  })

  it('is neither named nor marked if the content does not say where it is', () => {
    const words: unknown[] = []
    earthWith({ city: 'Lahore' })(
      createRecorder(({ name, values }) => {
        if (name === 'fillText' || name === 'arcTo') words.push(values[0])
      }),
      colors,
    )({ time: 3, width: 1280, height: 800 })
    expect(words).toEqual([])
  })
})
