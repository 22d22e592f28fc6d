import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { ChartNode, ChartTransition } from '../../inspector/chart/chart.ts'
import { guardName } from './guard-name.ts'

export interface GraphNode extends Omit<ChartNode, 'x' | 'y' | 'width' | 'height'> {
  children: GraphNode[]
}

/** All transitions from one state to another; they share a line. */
export interface GraphEdge {
  source: string
  target: string
  transitions: ChartTransition[]
}

export interface Graph {
  root: GraphNode
  edges: GraphEdge[]
}

const transitionsOf = (node: AnyStateNode): [AnyTransitionDefinition, number][] =>
  [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
    candidates.map((transition, index): [AnyTransitionDefinition, number] => [transition, index]),
  )

const inMilliseconds = (delay: unknown) =>
  typeof delay === 'number' ? `${delay} ms` : String(delay)

const actionName = (action: unknown) =>
  typeof action === 'string' ? action : (action as { type?: string }).type || 'action'

const describe = (
  { source, eventType, guard, actions }: AnyTransitionDefinition,
  index: number,
): ChartTransition => {
  const timer = source.after.find((after) => after.eventType === eventType)
  return {
    id: `${source.id}/${eventType}/${index}`,
    event: eventType,
    ...(timer ? { delay: inMilliseconds(timer.delay) } : {}),
    ...(guard === undefined ? {} : { guard: guardName(guard) }),
    actions: actions.map(actionName),
  }
}

/** The states and transitions of a machine; `toDirectedGraph` would leave `always` out. */
export const graphOf = (machine: AnyStateMachine): Graph => {
  const edges = new Map<string, GraphEdge>()

  const visit = (node: AnyStateNode): GraphNode => {
    const inner: ChartTransition[] = []
    for (const [transition, index] of transitionsOf(node)) {
      const described = describe(transition, index)
      if (!transition.target?.length) inner.push(described)
      for (const { id: target } of transition.target ?? []) {
        const key = `${node.id} ${target}`
        const edge = edges.get(key) ?? { source: node.id, target, transitions: [] }
        edge.transitions.push(described)
        edges.set(key, edge)
      }
    }
    return {
      id: node.id,
      key: node.key,
      type: node.type,
      ...(node.parent ? { parent: node.parent.id } : {}),
      initial: node.parent?.initial?.target?.includes(node) ?? false,
      inner,
      children: Object.values(node.states).map(visit),
    }
  }

  return { root: visit(machine.root), edges: [...edges.values()] }
}
