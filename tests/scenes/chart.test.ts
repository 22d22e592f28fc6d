import { beforeAll, expect, it } from 'vitest'

import { siteMachines } from '#machines'
import { type Chart, type ChartUpdate, NODE, type Obstacle } from '#scenes/chart/chart'
import { placeBlocks } from '#scenes/chart/layout'
import { scene } from '#scenes/chart/chart.scene'

import { layOutChart } from '../../src/build/charts/hero-chart.ts'
import { type Call, createRecorder } from './recorder'
import { paletteOf } from './scenes'

const WINDOW = { width: 1280, height: 700 }
const TEXT: Obstacle = { x: 30, y: 90, width: 560, height: 500 }

let chart: Chart
beforeAll(async () => {
  chart = await layOutChart(siteMachines.map(({ machine }) => machine))
})

/** As `transitionId` names it. */
const openMenu = 'menu.closed/menu.toggle/0'

/** The scene on a context that only listens, a frame at a time. */
const perform = (...updates: ChartUpdate[]) => {
  let calls: Call[] = []
  const instance = scene(
    createRecorder((call) => calls.push(call)),
    {
      palette: paletteOf('crypto'),
      random: () => 0,
      data: chart,
    },
  )
  const draw = (time: number) => {
    calls = []
    const moves = instance.draw({ time, ...WINDOW })
    return { moves, pulses: calls.filter(({ name }) => name === 'setLineDash').length, calls }
  }
  draw(0)
  for (const update of updates) instance.update(update)
  return { ...instance, draw }
}

const taken = (): ChartUpdate => ({
  type: 'taken',
  machine: 'menu',
  edge: chart['menu']?.[0]?.edgeOf[openMenu],
  source: 'menu.closed',
})

it('has a node for every state one can be in, under the names of the machine', () => {
  for (const shape of chart['menu'] ?? []) {
    expect(shape.nodes.map(({ label }) => label)).toEqual(['closed', 'opening', 'open', 'closing'])
  }
})

it('knows the edge of every transition that leads to another state', () => {
  const { edges, edgeOf } = chart['menu']![0]!
  expect(edges[edgeOf[openMenu]!]?.length).toBeGreaterThan(1)
})

it('sends a pulse along the edge when the menu opens, and rests when it has arrived', () => {
  const { draw } = perform(taken())
  expect(draw(0.1).pulses).toBeGreaterThan(0)
  expect(draw(0.4).moves).toBe(true)
  draw(2)
  expect(draw(2.1)).toMatchObject({ pulses: 0, moves: false })
})

const lit = (ids: string[]) => {
  const { draw } = perform({ type: 'active', ids }, { type: 'still', isStill: true })
  return draw(1).calls.filter(({ name }) => name === 'arc').length
}

it('keeps what is active when its colours change', () => {
  const { draw, repaint } = perform({ type: 'active', ids: ['menu.open'] })
  const light = paletteOf('crypto', 'light')
  repaint(light)
  draw(1)
  const dots = draw(2).calls.filter(({ name }) => name === 'arc')
  expect(dots).toHaveLength(1)
  expect(draw(3).calls).toContainEqual(
    expect.objectContaining({ name: 'strokeStyle', values: [light.line] }),
  )
})

it('lights the active states and no others', () => {
  expect(lit([])).toBe(0)
  expect(lit(['menu.open'])).toBe(1)
  expect(lit(['menu.open', 'theme.dark'])).toBe(2)
})

it('is at its end at once without motion', () => {
  const { draw } = perform({ type: 'still', isStill: true }, taken(), {
    type: 'active',
    ids: ['menu.opening'],
  })
  expect(draw(0)).toMatchObject({ pulses: 0, moves: false })
})

it('wakes the label of a state that is pointed at, and lets it sleep again', () => {
  const { draw, update } = perform({ type: 'still', isStill: true })
  const place = placeBlocks(chart, WINDOW, []).find(({ machine }) => machine === 'menu')!
  const node = place.block.nodes.find(({ label }) => label === 'open')!
  const words = (time: number) =>
    draw(time)
      .calls.filter(({ name }) => name === 'fillText')
      .map(({ values }) => values[0])
  update({ type: 'pointer', at: [place.x + node.x + NODE.width / 2, place.y + node.y] })
  expect(words(1)).toContain('open')
  update({ type: 'pointer', at: null })
  expect(words(2)).toEqual([])
})

it('stands where nothing else does', () => {
  const placed = placeBlocks(chart, WINDOW, [TEXT])
  expect(placed.length).toBeGreaterThan(2)
  for (const { block, x, y } of placed) {
    const isClear =
      x >= TEXT.x + TEXT.width ||
      x + block.width <= TEXT.x ||
      y >= TEXT.y + TEXT.height ||
      y + block.height <= TEXT.y
    expect(isClear).toBe(true)
    expect(x + block.width).toBeLessThanOrEqual(WINDOW.width)
    expect(y + block.height).toBeLessThanOrEqual(WINDOW.height)
  }
})

it('has no chart where words leave no room', () => {
  const words = { x: 0, y: 0, width: 360, height: 700 }
  expect(placeBlocks(chart, { width: 360, height: 700 }, [words])).toEqual([])
})

it('needs no frame for what it does not show', () => {
  const { draw, update } = perform()
  draw(1)
  expect(update({ type: 'active', ids: ['carousel.none'] })).toBe(false)
  expect(update({ type: 'taken', machine: 'none', edge: undefined, source: 'none' })).toBe(false)
  expect(update({ type: 'pointer', at: [-1000, -1000] })).toBe(false)
  expect(update({ type: 'active', ids: ['menu.open'] })).toBe(true)
  expect(update({ type: 'active', ids: ['menu.open'] })).toBe(false)
})

it('survives any size of window', () => {
  for (const size of [1, 300, 4096]) {
    expect(() => placeBlocks(chart, { width: size, height: size }, [TEXT])).not.toThrow()
  }
})
