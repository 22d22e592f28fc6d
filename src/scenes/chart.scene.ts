import { createGlow, disc, font, shine } from './brush'
import { type Chart, type ChartNews, NODE } from './chart'
import { placeBlocks, type PlacedBlock } from './chart-layout'
import { drawEdge, drawPulse, measure } from './chart-edges'
import type { LiveScene } from './scene'

export const still = 0

const RADIUS = 8
const GLOW = 46 // pixels about the middle of a node
const PULSE_SECONDS = 0.7
/** How fast a node lights up, cools down or shows its label: the share of the rest, a second. */
const HEAT = { up: 12, down: 2.2, label: 8 }
const SETTLED = 0.01
/** Pixels from the pointer at which a label wakes. */
const REACH = 90

interface Light {
  machine: string
  id: string
  label: string
  x: number
  y: number
  heat: number
  wakefulness: number
}

interface Pulse {
  points: readonly (readonly [number, number])[]
  length: number
  /** 0..1 along its edge. */
  progress: number
}

/** The machines that run on the page: their states light up, and their transitions are pulses. */
export const scene: LiveScene<Chart, ChartNews> = (context, { palette, data }) => {
  let active = new Set<string>()
  let pointer: readonly [number, number] | null = null
  let blocks: PlacedBlock[] = []
  let lights: Light[] = []
  let pulses: Pulse[] = []
  let laidOut = ''
  let lastTime: number | undefined
  const glow = createGlow(context, palette.hue, 0.34)

  const layOut = (width: number, height: number) => {
    const size = `${width} ${height}`
    if (size === laidOut) return
    laidOut = size
    const before = new Map(lights.map((light) => [light.id, light]))
    pulses = []
    blocks = placeBlocks(data, width, height)
    lights = blocks.flatMap(({ machine, block, x, y }) =>
      block.nodes.map(({ id, label, ...place }) => ({
        ...{ machine, id, label, x: x + place.x, y: y + place.y },
        heat: before.get(id)?.heat ?? 0,
        wakefulness: 0,
      })),
    )
  }

  const tell = (news: ChartNews) => {
    if (news.type === 'active') active = new Set(news.ids)
    else if (news.type === 'pointer') pointer = news.at
    else take(news)
  }

  const take = ({ machine, edge, source }: Extract<ChartNews, { type: 'taken' }>) => {
    const placed = blocks.find((block) => block.machine === machine)
    const line = edge === undefined ? undefined : placed?.block.edges[edge]
    if (placed && line) {
      const points = line.map(([x, y]) => [x + placed.x, y + placed.y] as const)
      pulses.push({ points, length: measure(points), progress: 0 })
    } else {
      const light = lights.find(({ id }) => id === source)
      if (light) light.heat = 1.6
    }
  }

  /** Moves everything on; whether anything is still under way. */
  const advance = (seconds: number) => {
    let moves = pulses.length > 0
    for (const pulse of pulses) pulse.progress += seconds / PULSE_SECONDS
    pulses = pulses.filter(({ progress }) => progress < 1)
    for (const light of lights) {
      const warmth = active.has(light.id) ? 1 : 0
      const speed = warmth > light.heat ? HEAT.up : HEAT.down
      light.heat += (warmth - light.heat) * Math.min(1, speed * seconds)
      const near =
        pointer !== null &&
        Math.hypot(light.x + NODE.width / 2 - pointer[0], light.y + NODE.height / 2 - pointer[1]) <
          REACH
      light.wakefulness += ((near ? 1 : 0) - light.wakefulness) * Math.min(1, HEAT.label * seconds)
      moves ||=
        Math.abs(warmth - light.heat) > SETTLED ||
        Math.abs((near ? 1 : 0) - light.wakefulness) > SETTLED
    }
    return moves
  }

  const drawNode = ({ x, y, heat, wakefulness, label }: Light) => {
    const { width, height } = NODE
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    if (heat > SETTLED) {
      context.globalAlpha = Math.min(1, heat)
      shine(context, glow, middleX, middleY, GLOW)
      context.globalAlpha = 1
    }
    context.beginPath()
    context.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, RADIUS)
    context.fillStyle = palette.ink
    context.fill()
    context.strokeStyle = palette.lineStrong
    context.stroke()
    if (heat > SETTLED) {
      context.globalAlpha = Math.min(1, heat)
      context.strokeStyle = palette.hue
      context.stroke()
      disc(context, palette.hue, middleX, middleY, 3)
    }
    if (wakefulness > SETTLED) {
      context.globalAlpha = wakefulness
      context.fillStyle = palette.muted
      context.fillText(label, middleX, y - 7)
    }
    context.globalAlpha = 1
  }

  return {
    tell,
    draw({ time, width, height }) {
      layOut(width, height)
      const moves = advance(Math.max(0, time - (lastTime ?? time)))
      lastTime = time
      context.clearRect(0, 0, width, height)
      context.lineWidth = 1
      context.textAlign = 'center'
      context.font = font('mono', 400, 11)
      context.strokeStyle = palette.line
      for (const { block, x, y } of blocks) {
        context.save()
        context.translate(x, y)
        for (const edge of block.edges) drawEdge(context, edge)
        context.restore()
      }
      for (const { points, length, progress } of pulses) {
        drawPulse(context, points, length, progress, palette.hue)
      }
      for (const light of lights) drawNode(light)
      return moves
    },
  }
}
