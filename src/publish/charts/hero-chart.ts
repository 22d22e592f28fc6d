import type { ElkExtendedEdge } from 'elkjs'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { transitionId } from '../../actors/transition-id.ts'
import { type Chart, type ChartBlock, GRID, NODE } from '../../scenes/chart/chart.ts'
import { type Arrange, arrange } from './arrange.ts'
import { allNodes, transitionsOf } from './graph.ts'

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': String(GRID),
  'elk.spacing.componentComponent': String(GRID),
  'elk.spacing.edgeNode': String(GRID / 2),
  'elk.spacing.edgeEdge': String(GRID / 2),
  'elk.layered.spacing.nodeNodeBetweenLayers': String(GRID * 1.5),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(GRID / 2),
  'elk.layered.spacing.edgeEdgeBetweenLayers': String(GRID / 2),
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
}

/** The leaf states. */
const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leavesOf)
}

const layOut = async (
  machine: AnyStateMachine,
  direction: 'RIGHT' | 'DOWN',
  place: Arrange,
): Promise<ChartBlock> => {
  const leaves = leavesOf(machine.root)
  const leafOf = (node: AnyStateNode) => leavesOf(node)[0]!.id

  // Transitions between the same two states share one line.
  const lines = new Map<string, ElkExtendedEdge>()
  const lineOf: Record<string, string> = {}
  for (const transition of allNodes(machine.root).flatMap(transitionsOf)) {
    const target = transition.target?.[0]
    const [from, to] = [leafOf(transition.source), target && leafOf(target)]
    if (!to || from === to || transition.source === machine.root) continue
    const id = `${from} ${to}`
    lines.set(id, { id, sources: [from], targets: [to] })
    lineOf[transitionId(transition)] = id
  }

  const graph = await place({
    id: machine.id,
    layoutOptions: { ...LAYOUT, 'elk.direction': direction },
    children: leaves.map(({ id }) => ({ id, ...NODE })),
    edges: [...lines.values()],
  })

  const drawn = graph.edges ?? []
  const indexOf = new Map(drawn.map(({ id }, index) => [id, index]))
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    nodes: leaves.map(({ id, key }) => {
      const placed = graph.children?.find((child) => child.id === id)
      return { id, label: key, x: Math.round(placed?.x ?? 0), y: Math.round(placed?.y ?? 0) }
    }),
    edges: drawn.map(({ sections }) =>
      (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
        [startPoint, ...(bendPoints ?? []), endPoint].map(
          ({ x, y }) => [Math.round(x), Math.round(y)] as const,
        ),
      ),
    ),
    edgeOf: Object.fromEntries(
      Object.entries(lineOf).map(([key, line]) => [key, indexOf.get(line)!]),
    ),
  }
}

/** Lays out every machine, in two directions; the scene arranges those that run on the page. */
export const layOutChart = async (
  machines: readonly AnyStateMachine[],
  place = arrange,
): Promise<Chart> =>
  Object.fromEntries(
    await Promise.all(
      machines.map(async (machine) => [
        machine.id,
        await Promise.all([layOut(machine, 'RIGHT', place), layOut(machine, 'DOWN', place)]),
      ]),
    ),
  )
