import { type Chart, type ChartUpdate, type Obstacle } from './chart'
import { drawEdge, drawPulse, measure, type Points } from './edges'
import { placeBlocks, type PlacedBlock } from './layout'
import { advanceLight, createNodePainter, isNear, type Light } from './nodes'
import type { LiveScene } from '../scene'

export const still = 0
export const isTransparent = true

const PULSE_SECONDS = 0.7
/** Heat of a state after a transition to itself. */
const FLASH = 1.6

interface Pulse {
  points: Points
  length: number
  /** 0..1 along its edge. */
  progress: number
}

/** The charts of the page's machines. Active states are lit; a transition is a pulse on its edge. */
export const scene: LiveScene<Chart, ChartUpdate> = (context, { palette, data }) => {
  let colors = palette
  let drawNode = createNodePainter(context, colors)
  let active = new Set<string>()
  let pointer: readonly [number, number] | null = null
  let obstacles: readonly Obstacle[] = []
  let isStill = false
  let blocks: PlacedBlock[] = []
  let lights: Light[] = []
  let pulses: Pulse[] = []
  let laidOut = ''
  let lastTime: number | undefined

  const layOut = (width: number, height: number) => {
    const size = `${width} ${height}`
    if (size === laidOut) return
    laidOut = size
    const heats = new Map(lights.map(({ id, heat }) => [id, heat]))
    pulses = []
    blocks = placeBlocks(data, { width, height }, obstacles)
    lights = blocks.flatMap(({ machine, block, x, y }) =>
      block.nodes.map(({ id, label, ...place }) => ({
        machine,
        id,
        label,
        x: x + place.x,
        y: y + place.y,
        heat: heats.get(id) ?? 0,
        wakefulness: 0,
      })),
    )
  }

  const take = ({ machine, edge, source }: Extract<ChartUpdate, { type: 'taken' }>) => {
    const placed = blocks.find((block) => block.machine === machine)
    const line = edge === undefined ? undefined : placed?.block.edges[edge]
    if (placed && line) {
      const points = line.map(([x, y]) => [x + placed.x, y + placed.y] as const)
      pulses.push({ points, length: measure(points), progress: 0 })
    } else {
      const light = lights.find(({ id }) => id === source)
      if (!light) return false
      light.heat = FLASH
    }
    return true
  }

  /** Takes an update; returns whether it changes the picture. */
  const update = (change: ChartUpdate) => {
    if (change.type === 'obstacles') {
      obstacles = change.obstacles
      laidOut = ''
      return true
    }
    if (change.type === 'still') isStill = change.isStill
    else if (change.type === 'taken') return take(change)
    else if (change.type === 'pointer') {
      const last = pointer
      pointer = change.at
      return lights.some((light) => isNear(light, last) !== isNear(light, pointer))
    } else {
      const last = active
      active = new Set(change.ids)
      return lights.some(({ id }) => last.has(id) !== active.has(id))
    }
    return false
  }

  /** Advances the animation; returns whether it goes on. */
  const advance = (seconds: number) => {
    for (const pulse of pulses) pulse.progress += seconds / PULSE_SECONDS
    pulses = pulses.filter(({ progress }) => progress < 1)
    return lights.reduce(
      (moves, light) => advanceLight(light, active.has(light.id), pointer, seconds) || moves,
      pulses.length > 0,
    )
  }

  return {
    update,
    repaint(next) {
      colors = next
      drawNode = createNodePainter(context, colors)
    },
    draw({ time, width, height }) {
      layOut(width, height)
      const moves = advance(isStill ? Infinity : Math.max(0, time - (lastTime ?? time)))
      lastTime = time
      context.clearRect(0, 0, width, height)
      context.lineWidth = 1
      context.strokeStyle = colors.line
      for (const { block, x, y } of blocks) {
        for (const edge of block.edges) drawEdge(context, edge, x, y)
      }
      for (const { points, length, progress } of pulses) {
        drawPulse(context, points, length, progress, colors.hue)
      }
      for (const light of lights) drawNode(light)
      return moves
    },
  }
}
