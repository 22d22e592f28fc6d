import type { Box } from './boxes.ts'
import type { Route, Side, Step } from './routes.ts'

const LANE = 7
/** From a column or a border to the next lane: an arrowhead needs room. */
const BESIDE = 12
/** Lanes that are nearer than this to each other's ends do not share a place. */
const APART = 8

type Channel = Extract<Step, { kind: 'channel' }>
type Bus = Extract<Step, { kind: 'bus' }>

const nameOf = (step: Step) =>
  step.kind === 'bus'
    ? `${step.box.node.id} ${step.end}`
    : `${step.box.node.id} ${step.index} ${step.lanes}`

/** Lines to one state share a lane: there they join. */
const lineName = (step: Step, target: Box) => `${nameOf(step)} ${target.node.id}`

/** The lanes of all buses: each state that a bus leads to has its own. */
export class Buses {
  readonly #lanes = new Map<string, string[]>()

  constructor(routes: readonly Route[]) {
    for (const { steps, target } of routes)
      for (const step of steps) {
        if (step.kind !== 'bus') continue
        const lanes = this.#lanes.get(nameOf(step)) ?? []
        if (!lanes.includes(target.node.id)) lanes.push(target.node.id)
        this.#lanes.set(nameOf(step), lanes)
      }
  }

  /** The height that the buses at one end of a state take. */
  height(box: Box, end: 'top' | 'bottom') {
    const count = this.#lanes.get(nameOf({ kind: 'bus', box, end }))?.length ?? 0
    return count === 0 ? 0 : count * LANE + 3
  }

  /** Down from the upper end, or up from the lower end of the state's inside. */
  offset(step: Bus, target: Box) {
    return 2 + (this.#lanes.get(nameOf(step))?.indexOf(target.node.id) ?? 0) * LANE
  }
}

interface Lane {
  name: string
  from: number
  to: number
}

/** The lanes of all channels; lines whose parts of a channel do not meet share a place. */
export class Channels {
  readonly #ranges = new Map<string, Map<string, Lane>>()
  readonly #places = new Map<string, number>()
  readonly #counts = new Map<string, number>()

  /** Notes the part of a channel that a line needs. */
  take(step: Channel, target: Box, one: number, other: number) {
    const name = lineName(step, target)
    const lanes = this.#ranges.get(nameOf(step)) ?? new Map<string, Lane>()
    const known = lanes.get(name) ?? { name, from: Infinity, to: -Infinity }
    lanes.set(name, {
      name,
      from: Math.min(known.from, one, other),
      to: Math.max(known.to, one, other),
    })
    this.#ranges.set(nameOf(step), lanes)
  }

  /** Gives each line its lane: the shortest are nearest to their states. */
  settle() {
    for (const [channel, lanes] of this.#ranges) {
      const taken: Lane[][] = []
      const sorted = [...lanes.values()].toSorted(
        (one, other) => one.to - one.from - (other.to - other.from),
      )
      for (const lane of sorted) {
        const isFree = (others: Lane[]) =>
          others.every(({ from, to }) => to + APART < lane.from || lane.to + APART < from)
        const found = taken.findIndex(isFree)
        const place = found === -1 ? taken.length : found
        taken[place] = [...(taken[place] ?? []), lane]
        this.#places.set(lane.name, place)
      }
      this.#counts.set(channel, taken.length)
    }
  }

  #count(box: Box, index: number, lanes: Side) {
    return this.#counts.get(nameOf({ kind: 'channel', box, index, lanes })) ?? 0
  }

  width(box: Box, index: number) {
    const left = this.#count(box, index, 'left')
    const right = this.#count(box, index, 'right')
    const isOuter = index === 0 || index === box.columns.length
    if (left + right === 0) return isOuter ? 10 : 16
    const lanes = (left + right - 1) * LANE
    return lanes + BESIDE + (isOuter ? 7 : BESIDE)
  }

  /** From the left end of a channel of this width. */
  offset(step: Channel, target: Box, width: number) {
    const place = this.#places.get(lineName(step, target)) ?? 0
    return step.lanes === 'left' ? BESIDE + place * LANE : width - BESIDE - place * LANE
  }
}
