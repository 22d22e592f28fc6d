import type { Box } from './boxes.ts'
import type { RouteStep } from './edge-routes.ts'

export const LANE = 7
/** From a column or a border to the next lane: an arrowhead needs room. */
export const BESIDE = 12
/** Lanes whose ends are nearer to each other than this do not share a place. */
const APART = 8

/** The stretch of a channel or a bus that a line needs. */
interface Use {
  step: RouteStep
  target: Box
  from: number
  to: number
}

const channelName = ({ box, side, index }: RouteStep) => `${box.node.id} ${side} ${index}`

const useLength = ({ from, to }: Use) => to - from

/** Lines to one state share a lane: there they join. */
const joined = (uses: readonly Use[]): Use[] => {
  const byTarget = new Map<Box, Use>()
  for (const { step, target, from, to } of uses) {
    const known = byTarget.get(target)
    byTarget.set(target, {
      step,
      target,
      from: Math.min(known?.from ?? from, from, to),
      to: Math.max(known?.to ?? to, from, to),
    })
  }
  return [...byTarget.values()]
}

/** Gives each line its lane: the shortest are nearest to their states. */
const settled = (uses: readonly Use[]): Use[][] => {
  const lanes: Use[][] = []
  for (const use of joined(uses).toSorted((one, other) => useLength(one) - useLength(other))) {
    const isFree = (others: Use[]) =>
      others.every(({ from, to }) => to + APART < use.from || use.to + APART < from)
    const free = lanes.find(isFree)
    if (free) free.push(use)
    else lanes.push([use])
  }
  return lanes
}

/** The lanes of all channels, or of all buses; lines whose parts do not meet share one. */
export const lanesFor = (all: readonly Use[]) => {
  const byName = new Map<string, Use[]>()
  for (const use of all)
    byName.set(channelName(use.step), [...(byName.get(channelName(use.step)) ?? []), use])
  const lanes = new Map([...byName].map(([name, uses]) => [name, settled(uses)]))
  const lanesOf = (step: RouteStep) => lanes.get(channelName(step)) ?? []
  return {
    count: (step: RouteStep) => lanesOf(step).length,
    /** The index of a lane, counted from the states, or from the border. */
    laneIndex: (step: RouteStep, target: Box) =>
      lanesOf(step).findIndex((lane) => lane.some((use) => use.target === target)),
  }
}

export type Lanes = ReturnType<typeof lanesFor>

export const busesHeight = (box: Box, side: 'top' | 'bottom', buses: Lanes) => {
  const count = buses.count({ box, side, index: 0 })
  return count === 0 ? 0 : count * LANE + 3
}

export const channelWidth = (box: Box, index: number, channels: Lanes) => {
  const count =
    channels.count({ box, side: 'left', index }) + channels.count({ box, side: 'right', index })
  const isOuter = index === 0 || index === box.columns.length
  if (count === 0) return isOuter ? 10 : 16
  return (count - 1) * LANE + BESIDE + (isOuter ? 7 : BESIDE)
}
