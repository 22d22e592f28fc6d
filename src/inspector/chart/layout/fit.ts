import type { Chart } from '../chart.ts'
import { type Drawing, excess, layOut, type Room } from './layout.ts'
import type { Content } from './tree.ts'

const none: ReadonlySet<string> = new Set()

/** Ids of states with states inside. */
interface Folds {
  /** Opened by hand. */
  opened: ReadonlySet<string>
  /** Closed by hand. */
  closed: ReadonlySet<string>
  /** They are active, or have been. */
  visited: ReadonlySet<string>
}

/** Ids of the states that have states inside, without the root: it is never closed. */
export const foldable = ({ nodes }: Chart): string[] => {
  const parents = new Set(nodes.map(({ parent }) => parent))
  return nodes.slice(1).flatMap(({ id }) => (parents.has(id) ? [id] : []))
}

/** Whether a state is one of those that run at once: it is closed last. */
const isRegion = ({ nodes }: Chart, id: string) => {
  const parent = nodes.find((node) => node.id === id)?.parent
  return nodes.find((node) => node.id === parent)?.type === 'parallel'
}

/**
 * Lays out as much of a chart as fits: all of it, or without its actions, or with the states closed
 * that were never active, or with lines only to say where they lead, or with active states closed.
 * If even that is too large, the drawing is larger than the room.
 */
export const fitChart = (chart: Chart, room: Room, folds: Partial<Folds>): Drawing => {
  const { opened = none, closed = none, visited = none } = folds
  const foldedIf = (isSpare: (id: string) => boolean) =>
    new Set(foldable(chart).filter((id) => closed.has(id) || (!opened.has(id) && isSpare(id))))
  const unvisited = foldedIf((id) => !visited.has(id))
  const inner = foldedIf((id) => !isRegion(chart, id))
  const usual: Content = { folded: unvisited, isBrief: true }
  const tries: Content[] = [
    { folded: closed },
    { folded: closed, isBrief: true },
    usual,
    { ...usual, isTerse: true },
    { folded: inner, isBrief: true },
    { folded: inner, isBrief: true, isTerse: true },
  ]
  for (const content of tries) {
    const drawing = layOut(chart, room, content)
    if (excess(room, drawing) === 1) return drawing
  }
  return layOut(chart, room, usual)
}
