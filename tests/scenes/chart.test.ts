/** The chart behind the headline pulses and lights up as the machines do, clear of the words. */
import { beforeAll, expect, it } from 'vitest'

import { siteMachines } from '#machines'
import { type Chart, type ChartUpdate, NODE, type Obstacle } from '#scenes/chart/chart'
import { scene } from '#scenes/chart/chart.scene'
import { placeBlocks } from '#scenes/chart/layout'

import { layOutChart } from '../../src/publish/charts/hero-chart.ts'
import { type Call, createRecorder, paletteOf } from './scenes'

const WINDOW = { width: 1280, height: 700 }
const TEXT: Obstacle = { x: 30, y: 90, width: 560, height: 500 }

let chart: Chart
beforeAll(async () => {
  chart = await layOutChart(siteMachines.map(({ machine }) => machine))
})

/** The scene on a context that only listens, a frame at a time. */
const perform = (...updates: ChartUpdate[]) => {
  let calls: Call[] = []
  const recorder = createRecorder((call) => calls.push(call))
  const instance = scene(recorder, { palette: paletteOf('dark'), random: () => 0, data: chart })
  const draw = (time: number) => {
    calls = []
    const moves = instance.draw({ time, ...WINDOW })
    const count = (call: string) => calls.filter(({ name }) => name === call).length
    const words = calls.flatMap(({ name, values }) => (name === 'fillText' ? [values[0]] : []))
    return { moves, pulses: count('setLineDash'), lit: count('arc'), words, calls }
  }
  draw(0)
  for (const update of updates) instance.update(update)
  return { ...instance, draw }
}

const still: ChartUpdate = { type: 'still', isStill: true }
const active = (...ids: string[]): ChartUpdate => ({ type: 'active', ids })
const taken = (): ChartUpdate => ({
  type: 'taken',
  machine: 'menu',
  // As `transitionId` names it.
  edge: chart['menu']![0]!.edgeOf['menu.closed/menu.toggle/0'],
  source: 'menu.closed',
})

it('sends a pulse along the edge that was taken, and rests when it has arrived', () => {
  const { draw } = perform(taken())
  expect(draw(0.1).pulses).toBeGreaterThan(0)
  expect(draw(0.4).moves).toBe(true)
  draw(2)
  expect(draw(2.1)).toMatchObject({ pulses: 0, moves: false })
  const atOnce = perform(still, taken(), active('menu.opening'))
  expect(atOnce.draw(0)).toMatchObject({ pulses: 0, moves: false, lit: 1 })
})

it('lights the active states and no others, also in other colours', () => {
  for (const ids of [[], ['menu.open'], ['menu.open', 'theme.dark']])
    expect(perform(active(...ids), still).draw(1).lit).toBe(ids.length)
  const { draw, repaint } = perform(active('menu.open'))
  const light = paletteOf('light')
  repaint(light)
  draw(1)
  const { lit, calls } = draw(2)
  expect(lit).toBe(1)
  expect(calls).toContainEqual(expect.objectContaining({ values: [light.line] }))
})

it('wakes the label of a state that is pointed at; what it does not show needs no frame', () => {
  const { draw, update } = perform(still)
  const { x, y, block } = placeBlocks(chart, WINDOW, []).find(({ machine }) => machine === 'menu')!
  expect(block.nodes.map(({ label }) => label)).toEqual(['closed', 'opening', 'open', 'closing'])
  const node = block.nodes[2]!
  update({ type: 'pointer', at: [x + node.x + NODE.width / 2, y + node.y] })
  expect(draw(1).words).toContain('open')
  update({ type: 'pointer', at: null })
  expect(draw(2).words).toEqual([])
  expect(update({ type: 'pointer', at: [-1000, -1000] })).toBe(false)
  expect(update({ type: 'taken', machine: 'none', edge: undefined, source: 'none' })).toBe(false)
  const changes = [active('carousel.none'), active('menu.open'), active('menu.open')].map(update)
  expect(changes).toEqual([false, true, false])
})

it('stands where nothing else does, or nowhere', () => {
  const placed = placeBlocks(chart, WINDOW, [TEXT])
  expect(placed.length).toBeGreaterThan(2)
  for (const { block, x, y } of placed) {
    const [right, bottom] = [x + block.width, y + block.height]
    const isBeside = x >= TEXT.x + TEXT.width || right <= TEXT.x
    expect(isBeside || y >= TEXT.y + TEXT.height || bottom <= TEXT.y).toBe(true)
    expect(right <= WINDOW.width && bottom <= WINDOW.height).toBe(true)
  }
  const narrow = { width: 360, height: 700 }
  expect(placeBlocks(chart, narrow, [{ x: 0, y: 0, ...narrow }])).toEqual([])
})
