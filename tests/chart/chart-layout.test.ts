/** Charts are drawn inside their room with nothing across anything, and show as much as fits. */
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { chartOf } from '#devtools/actors/chart-of.ts'
import { fitChart, layOutChart } from '#devtools/chart/layout/layout.ts'
import type { Drawing } from '#devtools/chart/layout/coordinates.ts'
import { rowsLeft } from '#devtools/chart/layout/edge-points.ts'
import { textSizes } from '#devtools/chart/layout/text.ts'
import { startDot, arrowHead } from '#devtools/chart/lines.ts'
import { type Area, GUTTER } from '#devtools/chart/room.ts'
import { features } from '../inspector/foreign/features.ts'
import { buildOf } from '../build/contexts.ts'

const PHONE = { width: 320, height: Infinity }
const rooms = [PHONE, { width: 440, height: 560 }, { width: 860, height: 340 }]
const { charts } = await buildOf().valuesOf<typeof import('virtual:charts')>('virtual:charts')
const ids = Object.keys(charts)

const overlap = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = (inner: Area, outer: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

/** The rows of a state, and their parts, where they are drawn. */
const rowsOf = (box: Drawing['boxes'][number]) => {
  const moved = <Item extends { x: number; y: number }>(item: Item): Item => {
    return { ...item, x: item.x + rowsLeft(box), y: item.y + box.y + textSizes.titleHeight }
  }
  return box.flow.rows.map((row) => moved({ ...row, spans: row.spans.map(moved) }))
}

/** The labels of a drawing, as wide as the narrowest glyphs that the font may have. */
const labelsOf = ({ boxes }: Drawing) =>
  boxes.flatMap((box) => {
    const { id, key } = box.node
    const width = key.length * textSizes.titleSize * 0.6 + 7
    const title = { box, name: id, x: box.x + 22, y: box.y + 5, width, height: 16 }
    const spans = rowsOf(box).flatMap((row) => row.spans)
    const labels = spans.map((part) => ({
      box,
      name: part.text,
      x: part.x,
      y: part.y + 2,
      // A pill, a chip or an arrow belongs to its text.
      width: Math.max(part.width, part.text.length * textSizes.size * 0.6),
      height: 15,
    }))
    return [title, ...labels]
  })

/** Straight pieces of a line, without its bends. */
const piecesOf = (path: string): Area[] => {
  const points = [
    ...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)|Q\S+ \S+ (-?[\d.]+) (-?[\d.]+)/g),
  ].map((match) => ({ x: Number(match[1] ?? match[3]), y: Number(match[2] ?? match[4]) }))
  return points.slice(1).map((to, index) => {
    const from = points[index]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })
}

const isWide = ({ width, height }: Area) => width > height
const thick = (piece: Area): Area =>
  isWide(piece)
    ? { ...piece, y: piece.y - 0.5, height: 1 }
    : { ...piece, x: piece.x - 0.5, width: 1 }
/** Whether two lines lie upon each other for a while; they may cross. */
const coincide = (one: string, other: string) =>
  piecesOf(one).some((piece) =>
    piecesOf(other).some(
      (another) => isWide(piece) === isWide(another) && overlap(thick(piece), thick(another)),
    ),
  )

const cases = ids.flatMap((id) => rooms.map((room) => ({ id, room })))

it.each(cases)('draws $id in $room clearly', ({ id, room }) => {
  const chart = charts[id]!
  const drawing = layOutChart(chart, room)
  const { lines } = drawing
  const labels = labelsOf(drawing)
  const boxes = new Map(drawing.boxes.map((box) => [box.node.id, box]))
  const parents = new Map(chart.nodes.map((node) => [node.id, node.parent]))
  const frame = { x: 0, y: 0, ...drawing }

  expect(labels.filter((label) => !isInside(label, label.box))).toEqual([])
  const parentOf = ({ node }: { node: { id: string } }) =>
    boxes.get(parents.get(node.id) ?? '') ?? frame
  expect(drawing.boxes.filter((box) => !isInside(box, parentOf(box)))).toEqual([])
  expect(pairs(labels).filter(([one, other]) => overlap(one, other))).toEqual([])
  const crossing = pairs(drawing.boxes).filter(
    ([one, other]) => !other.node.id.startsWith(`${one.node.id}.`) && overlap(one, other),
  )
  expect(crossing).toEqual([])

  // A line begins at the end of its own row.
  const tight = labels.map((label) => ({ ...label, width: label.width - 1 }))
  const struck = lines.flatMap(({ path, transition }) =>
    tight
      .filter((label) => piecesOf(path).some((piece) => overlap(piece, label)))
      .map(({ name }) => `${transition} through ${name}`),
  )
  expect(struck).toEqual([])
  const shared = pairs(lines).filter(
    ([one, other]) => one.target !== other.target && coincide(one.path, other.path),
  )
  expect(shared).toEqual([])

  const leading = drawing.boxes.flatMap(({ node }) =>
    node.transitions.filter(({ targets }) => targets.some((to) => to !== node.id && boxes.has(to))),
  )
  const drawn = lines.map(({ transition }) => transition)
  expect(drawn).toEqual(expect.arrayContaining(leading.map((transition) => transition.id)))
  const rows = drawing.boxes.flatMap(rowsOf)
  for (const { transition, path } of lines) {
    const [first] = rows.find((row) => row.transition?.id === transition)!.spans
    const [, y] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
    expect(Math.abs(y! - first!.y - textSizes.middle)).toBeLessThanOrEqual(2)
  }
})

it.each(ids)('%s fits a phone, shows what is active however small, and suits a finger', (id) => {
  const chart = charts[id]!
  expect(layOutChart(chart, PHONE).width).toBeLessThanOrEqual(PHONE.width + 16)
  for (const room of rooms.slice(1)) {
    const { boxes, width, height } = fitChart(chart, room)
    expect(boxes).toHaveLength(chart.nodes.length)
    // What is higher than the room leaves a part of its width to the minimap.
    expect(width).toBeLessThanOrEqual(room.width + (height > room.height ? -GUTTER : 16))
  }
  const { boxes } = fitChart(chart, { width: 320, height: 280 }, true)
  const rows = boxes.flatMap((box) => rowsOf(box).filter(({ transition }) => transition))
  expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(24)
  expect(pairs(rows).filter(([one, other]) => overlap(one, other))).toEqual([])
})

it('lays out a machine of 69 states beside each other, in columns', () => {
  const { machine } = features.find(({ id }) => id === 'many')!
  const { boxes, width, height } = layOutChart(chartOf(machine), { width: 900, height: 600 })
  expect(boxes).toHaveLength(70)
  expect(width).toBeLessThanOrEqual(900)
  expect(height).toBeLessThan(900)
})

it('takes the shape of its room, in text that can be read', () => {
  expect(Math.min(textSizes.size, textSizes.titleSize)).toBeGreaterThanOrEqual(11)
  const tall = layOutChart(charts['menu']!, { width: 330, height: 900 })
  const wide = layOutChart(charts['menu']!, { width: 900, height: 330 })
  expect(tall.height).toBeGreaterThan(tall.width)
  expect(wide.width).toBeGreaterThan(wide.height)
})

const actionsOf = ({ boxes }: Drawing) => {
  const spans = boxes.flatMap(({ flow }) => flow.rows.flatMap((row) => row.spans))
  return spans.filter(({ kind }) => kind === 'action')
}

it('shows all of what fits, and else leaves out actions', () => {
  const palette = charts['palette']!
  expect(actionsOf(fitChart(palette, { width: 1600, height: 1200 })).length).toBeGreaterThan(5)
  const part = fitChart(palette, { width: 740, height: 290 })
  expect(part.boxes).toHaveLength(palette.nodes.length)
  expect(actionsOf(part)).toEqual([])
})

it('an arrow has its head at the end of its line, and its dot at the beginning', () => {
  expect(arrowHead('M0 0L10 0Q18 0 18 8L18 30')).toBe('M18 30L14.5 23L21.5 23z')
  expect(startDot('M10 20L30 20', 3)).toBe('M7 20a3 3 0 1 0 6 0a3 3 0 1 0 -6 0')
})

it('has room for letters that are as wide as they are high', () => {
  const name = '読み込み中'
  const { boxes } = layOutChart(
    chartOf(createMachine({ initial: name, states: { [name]: {} } })),
    PHONE,
  )
  const box = boxes.find(({ node }) => node.key === name)!
  expect(box.width).toBeGreaterThan(22 + name.length * textSizes.titleSize)
})
