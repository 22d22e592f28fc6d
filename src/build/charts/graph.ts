import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import { transitionId } from '../../actors/transition-id.ts'
import type { ChartNode, ChartTransition } from '../../inspector/chart/chart.ts'
import { guardName } from './guard-name.ts'

export interface GraphNode extends Omit<ChartNode, 'x' | 'y' | 'width' | 'height'> {
  children: GraphNode[]
}

/** All transitions from one state to another; they share one line. */
export interface GraphEdge {
  source: string
  target: string
  transitions: ChartTransition[]
}

export interface Graph {
  root: GraphNode
  edges: GraphEdge[]
}

/** Every transition of a state; XState's `toDirectedGraph` leaves `always` out. */
export const transitionsOf = ({ transitions, always = [] }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...always,
]

const inMilliseconds = (delay: unknown) =>
  typeof delay === 'number' ? `${delay} ms` : String(delay)

const actionName = (action: unknown) =>
  typeof action === 'string' ? action : (action as { type?: string }).type || 'action'

const describe = (transition: AnyTransitionDefinition): ChartTransition => {
  const { source, eventType, guard, actions } = transition
  const timer = source.after.find((after) => after.eventType === eventType)
  return {
    id: transitionId(transition),
    event: eventType,
    ...(timer ? { delay: inMilliseconds(timer.delay) } : {}),
    ...(guard === undefined ? {} : { guard: guardName(guard) }),
    actions: actions.map(actionName),
  }
}

/** A machine's states and transitions as a graph. */
export const graphOf = (machine: AnyStateMachine): Graph => {
  const edges = new Map<string, GraphEdge>()

  const visit = (node: AnyStateNode): GraphNode => {
    const inner: ChartTransition[] = []
    for (const transition of transitionsOf(node)) {
      const described = describe(transition)
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
