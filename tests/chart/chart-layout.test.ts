import { describe, expect, it } from 'vitest'

import { GUTTER } from '#machines/inspector/chart-place'

import { fitChart, foldable } from '../../src/chart/layout/fit'
import { type Drawing, excess, layOut, type Line } from '../../src/chart/layout/layout'
import { text } from '../../src/chart/layout/text'
import { site } from '../../src/inspector/site'

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const rooms = [
  { width: 320, height: Infinity },
  { width: 320, height: 400 },
  { width: 440, height: 560 },
  { width: 740, height: 290 },
  { width: 860, height: 340 },
  { width: 1200, height: 500 },
]
const folds = ['unfolded', 'folded'] as const

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

/** The texts of a drawing as they are set: the narrowest glyphs that the font may have are wider. */
const textsOf = ({ boxes }: Drawing): (Area & { box: string; name: string })[] =>
  boxes.flatMap((box) => [
    {
      box: box.id,
      name: box.id,
      x: box.x + 22,
      y: box.y + 5,
      // With the room that its border leaves it.
      width: (box.id.split('.').at(-1)?.length ?? 0) * text.titleSize * 0.6 + 7,
      height: 16,
    },
    ...box.rows.flatMap((row) =>
      row.parts.map((part) => ({
        box: box.id,
        name: part.text,
        x: part.x,
        y: part.y + 2,
        // A pill, a chip or an arrow belongs to its text.
        width: Math.max(part.width, part.text.length * text.size * 0.6),
        height: 15,
      })),
    ),
  ])

/** Straight pieces of a line, without its bends. */
const piecesOf = ({ path }: Line): Area[] => {
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

const isAround = (outer: string, inner: string) => inner.startsWith(`${outer}.`)

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

const cases = Object.keys(site.charts).flatMap((id) =>
  rooms.flatMap((room) => folds.map((fold) => ({ id, room, fold }))),
)

it('never sets text below 11 pixels', () => {
  expect(text.size).toBeGreaterThanOrEqual(11)
  expect(text.titleSize).toBeGreaterThanOrEqual(11)
})

describe.each(cases)('$id, $fold, in $room.width × $room.height', ({ id, room, fold }) => {
  const chart = site.charts[id]!
  const folded = new Set(fold === 'folded' ? foldable(chart) : [])
  const drawing = layOut(chart, room, { folded })
  const texts = textsOf(drawing)
  const boxes = new Map(drawing.boxes.map((box) => [box.id, box]))

  it('keeps every label inside its state, and every state inside its parent', () => {
    const outside = texts.filter((label) => !isInside(label, boxes.get(label.box)!))
    expect(outside).toEqual([])
    for (const box of drawing.boxes) {
      const parent = boxes.get(chart.nodes.find((node) => node.id === box.id)?.parent ?? '')
      expect(isInside(box, parent ?? { x: 0, y: 0, ...drawing })).toBe(true)
    }
  })

  it('lets no two labels and no two states overlap', () => {
    expect(pairs(texts).filter(([one, other]) => overlap(one, other))).toEqual([])
    const crossing = pairs(drawing.boxes).filter(
      ([one, other]) =>
        !isAround(one.id, other.id) && !isAround(other.id, one.id) && overlap(one, other),
    )
    expect(crossing.map((both) => both.map((box) => box.id))).toEqual([])
  })

  it('leads no line through a label', () => {
    const struck = drawing.lines.flatMap((line) =>
      piecesOf(line).flatMap((piece) =>
        texts
          // A line begins at the end of its own row.
          .filter((label) => overlap(piece, { ...label, width: label.width - 1 }))
          .map(({ name }) => `${line.transition} through ${name}`),
      ),
    )
    expect(struck).toEqual([])
  })

  it('begins each line beside the first line of its row', () => {
    for (const { transition, path } of drawing.lines) {
      const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
      const box = drawing.boxes.find(({ rows }) =>
        rows.some((row) => row.transition?.id === transition),
      )!
      const { parts } = box.rows.find((row) => row.transition?.id === transition)!
      const first = parts.filter((part) => part.y === parts[0]!.y)
      expect(Math.abs(y - parts[0]!.y - text.middle)).toBeLessThanOrEqual(2)
      const end = Math.max(...first.map((part) => part.x + part.width))
      // At a state's border, or off the words that it must not seem to end.
      expect([box.x, box.x + box.width, parts[0]!.x - 2, end + 6]).toContain(x)
    }
  })

  it('draws a line for each transition between two states that are drawn', () => {
    const drawn = drawing.lines.map(({ transition }) => transition)
    const leading = chart.nodes
      .filter(({ id: source }) => boxes.has(source))
      .flatMap(({ id: source, transitions }) =>
        transitions.filter(({ targets }) =>
          targets.some((target) => target !== source && boxes.has(target)),
        ),
      )
    expect(drawn).toEqual(expect.arrayContaining(leading.map((transition) => transition.id)))
  })

  it('keeps lines to different states apart', () => {
    const shared = pairs(drawing.lines)
      .filter(([one, other]) => one.target !== other.target)
      .flatMap(([one, other]) =>
        piecesOf(one).flatMap((piece) =>
          piecesOf(other)
            .filter((another) => {
              const [wide, high] = [piece.width > piece.height, another.width > another.height]
              const grown = { x: piece.x, y: piece.y, width: piece.width, height: piece.height }
              if (wide !== high) return false
              if (wide)
                return overlap(
                  { ...grown, y: piece.y - 0.5, height: 1 },
                  { ...another, y: another.y - 0.5, height: 1 },
                )
              return overlap(
                { ...grown, x: piece.x - 0.5, width: 1 },
                { ...another, x: another.x - 0.5, width: 1 },
              )
            })
            .map(() => `${one.transition} and ${other.transition}`),
        ),
      )
    expect([...new Set(shared)]).toEqual([])
  })
})

const actions = ({ boxes }: Drawing) =>
  boxes
    .flatMap(({ rows }) => rows.flatMap(({ parts }) => parts))
    .filter(({ kind }) => kind === 'action')

it('is the same each time', () => {
  const chart = site.charts['carousel']!
  expect(layOut(chart, rooms[3]!)).toEqual(layOut(chart, rooms[3]!))
})

it.each(Object.keys(site.charts))('%s is never wider than a phone', (id) => {
  expect(layOut(site.charts[id]!, rooms[0]!).width).toBeLessThanOrEqual(rooms[0]!.width + 16)
})

it('takes the shape of its room', () => {
  const chart = site.charts['menu']!
  const tall = layOut(chart, { width: 330, height: 900 })
  const wide = layOut(chart, { width: 900, height: 330 })
  expect(tall.height).toBeGreaterThan(tall.width)
  expect(wide.width).toBeGreaterThan(wide.height)
})

it.each(['accordion', 'entrance', 'pace', 'copy'])('%s has each row in a line of its own', (id) => {
  const { boxes } = fitChart(site.charts[id]!, { width: 754, height: 331 }, {})
  const rows = boxes.flatMap((box) => box.rows)
  expect(rows.length).toBeGreaterThan(3)
  for (const { parts } of rows) expect(new Set(parts.map(({ y }) => y)).size).toBe(1)
})

const rowHeightsIn = (room: { width: number; height: number }) =>
  fitChart(site.charts['copy']!, room, {})
    .boxes.flatMap((box) => box.rows.filter(({ transition }) => transition))
    .map(({ height }) => height)

it('sets rows further apart where there is room for that, or none for the whole', () => {
  const dense = Math.max(...rowHeightsIn({ width: 560, height: 190 }))
  for (const room of [
    { width: 870, height: 490 },
    { width: 300, height: 150 },
  ])
    expect(Math.min(...rowHeightsIn(room))).toBeGreaterThan(dense)
})

it.each(Object.keys(site.charts))('%s is set so that a finger hits one transition', (id) => {
  const { boxes } = fitChart(site.charts[id]!, { width: 320, height: 280 }, { isRoomy: true })
  const rows = boxes.flatMap((box) => box.rows.filter(({ transition }) => transition))
  expect(rows.length).toBeGreaterThan(0)
  for (const { height } of rows) expect(height).toBeGreaterThanOrEqual(24)
  expect(pairs(rows).filter(([one, other]) => overlap(one, other))).toEqual([])
})

const none = new Set<string>()
const foldOf = ({ boxes }: Drawing, id: string) => boxes.find((box) => box.id === id)?.isFolded

it('shows all of what fits, and less of what does not', () => {
  const chart = site.charts['palette']!
  const room = { width: 740, height: 290 }
  const whole = fitChart(chart, { width: 1600, height: 1200 }, {})
  expect(whole.boxes).toHaveLength(chart.nodes.length)
  expect(actions(whole).length).toBeGreaterThan(5)
  const small = fitChart(chart, room, {})
  // The innermost are closed first.
  expect(foldOf(small, 'palette.shown')).toBe(false)
  expect(foldOf(small, 'palette.shown.results')).toBe(true)
  expect(foldOf(fitChart(chart, { width: 300, height: 290 }, {}), 'palette.shown')).toBe(true)
  expect(excess(room, small)).toBe(1)
  const opened = fitChart(chart, room, { open: new Set(foldable(chart)) })
  expect(opened.boxes).toHaveLength(chart.nodes.length)
  expect(actions(opened)).toHaveLength(0)
})

it('keeps open what was active while that fits, and closes what was closed by hand', () => {
  const chart = site.charts['theme']!
  const system = new Set(['theme.system'])
  const room = { width: 740, height: 300 }
  expect(foldOf(fitChart(chart, room, { open: system }), 'theme.system')).toBe(false)
  const large = { width: 1600, height: 1200 }
  expect(foldOf(fitChart(chart, large, { closed: system }), 'theme.system')).toBe(true)
})

it.each(Object.keys(site.charts))('%s never closes what is active, however small it is', (id) => {
  const chart = site.charts[id]!
  const visited = new Set(foldable(chart))
  for (const room of rooms.slice(1)) {
    const { boxes, width, height } = fitChart(chart, room, { open: visited })
    expect(boxes).toHaveLength(chart.nodes.length)
    // What is higher than the room leaves a part of its width to the minimap.
    const free = height > room.height && room.width > 400 ? GUTTER : 0
    expect(width).toBeLessThanOrEqual(room.width + (free > 0 ? -free : 16))
  }
})

it('keeps the mark of a state that is entered again beside the transition', () => {
  for (const room of rooms) {
    const rows = layOut(site.charts['carousel']!, room).boxes.flatMap((box) => box.rows)
    const marked = rows.filter(({ parts }) => parts.some(({ kind }) => kind === 'again'))
    expect(marked.length).toBeGreaterThan(2)
    for (const { parts } of marked) {
      const mark = parts.findIndex(({ kind }) => kind === 'again')
      expect(parts[mark]?.y).toBe(parts[mark - 1]?.y)
    }
  }
})

it('shows the whole showcase in the panel of a small laptop, moving or not', () => {
  const chart = site.charts['carousel']!
  const room = { width: 754, height: 331 }
  for (const visited of [none, new Set(foldable(chart))])
    expect(excess(room, fitChart(chart, room, { open: visited }))).toBe(1)
})
