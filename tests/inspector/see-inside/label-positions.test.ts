/** Labels are read where they lie: each on its part, none over another, none out of the window. */
import { array, assert, boolean, integer, property, record, tuple } from 'fast-check'
import { expect, it } from 'vitest'

import type { Area as Box } from '#devtools/chart/room.ts'
import { positionLabels } from '#devtools/inspector/see-inside/label-positions.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const window = box(0, 0, 360, 640)
const hint = box(90, 590, 180, 40)

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Whether a box lies on another. */
const isOn = (one: Box, other: Box) =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height

const number = (min: number, max: number) => integer({ min, max })

it('keeps labels on their parts, apart and in the window, whatever the parts are', () => {
  const boxes = tuple(number(0, 340), number(0, 600), number(20, 360), number(20, 500)).map(
    ([x, y, width, height]) => box(x, y, Math.min(width, 360 - x), Math.min(height, 640 - y)),
  )
  const size = record({ width: number(30, 300), height: number(14, 90) })
  const labels = array(record({ box: boxes, sizes: tuple(size, size) }))
  assert(
    property(labels, boolean(), (given, isRtl) => {
      const placed = positionLabels(given, window, [hint], isRtl).flatMap((place, index) =>
        place ? [{ ...place, ...given[index]!.sizes[place.size]!, part: given[index]!.box }] : [],
      )
      for (const [index, one] of placed.entries()) {
        expect([one.x >= 0, one.y >= 0]).toEqual([true, true])
        expect([one.x + one.width <= 360, one.y + one.height <= 640]).toEqual([true, true])
        expect(isOn(one, one.part)).toBe(true)
        for (const other of [hint, ...placed.slice(0, index)]) expect(meet(one, other)).toBe(false)
      }
    }),
  )
})

it('stands in the part at its start, and puts a picture below the label of its card', () => {
  const card = { box: box(20, 100, 320, 300), sizes: [{ width: 200, height: 60 }] }
  const picture = { ...card, within: 0 }
  const [outer, inner] = positionLabels([card, picture], window, [])
  expect([outer, inner?.box.y]).toEqual([{ x: 36, y: 116, size: 0, box: card.box }, 192])
  expect(positionLabels([card], window, [], true)[0]?.x).toBe(124)
})

it('says in short what has no room in full, in the middle of a control, and else leaves it out', () => {
  const control = box(300, 10, 44, 44)
  const full = { width: 90, height: 30 }
  const short = { width: 34, height: 14 }
  const place = { x: 305, y: 25, size: 1, box: control }
  expect(positionLabels([{ box: control, sizes: [full, short] }], window, [])).toEqual([place])
  expect(positionLabels([{ box: control, sizes: [full, full] }], window, [])).toEqual([undefined])
})
