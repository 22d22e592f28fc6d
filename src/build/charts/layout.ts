import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'

import {
  type Chart,
  type ChartEdge,
  type ChartNode,
  labelOf,
  measures,
} from '../../inspector/chart/chart.ts'
import { digest } from '../lib/digest.ts'
import { type Graph, type GraphEdge, type GraphNode, graphOf } from './graph.ts'
import { pathThrough } from './path.ts'

const { character, dotSize, padding, rowHeight, titleHeight } = measures

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '14',
}

const widthOf = (lines: string[]) =>
  Math.ceil(Math.max(0, ...lines.map(({ length }) => length)) * character) + 16

const rowsHeight = (rows: readonly unknown[]) => (rows.length ? rows.length * rowHeight + 6 : 0)

const startOf = (node: GraphNode) => node.children.find(({ initial }) => initial)

/** The id of the dot whose arrow leads to the initial state. */
const dotOf = ({ id }: GraphNode) => `${id} start`

const toElk = (node: GraphNode): ElkNode => {
  const width = Math.max(84, widthOf([`${node.key}    `, ...node.inner.map(labelOf)]) + padding)
  const height = titleHeight + rowsHeight(node.inner)
  if (!node.children.length) return { id: node.id, width, height }
  return {
    id: node.id,
    children: [
      ...(startOf(node) ? [{ id: dotOf(node), width: dotSize, height: dotSize }] : []),
      ...node.children.map(toElk),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + padding},left=${padding + 8},bottom=${padding + 4},right=${padding + 8}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const toElkEdges = ({ edges }: Graph): ElkExtendedEdge[] =>
  edges.map(({ source, target, transitions }, index) => ({
    id: `edge ${index}`,
    sources: [source],
    targets: [target],
    labels: [
      {
        id: `label ${index}`,
        text: ' ',
        width: widthOf(transitions.map(labelOf)),
        height: transitions.length * rowHeight,
      },
    ],
  }))

const withinOf = (node: GraphNode): GraphNode[] => [node, ...node.children.flatMap(withinOf)]

const toStarts = ({ root }: Graph): ElkExtendedEdge[] =>
  withinOf(root).flatMap((node) => {
    const start = startOf(node)
    return start ? [{ id: dotOf(node), sources: [dotOf(node)], targets: [start.id] }] : []
  })

const round = (value = 0) => Math.round(value)

const place = (node: GraphNode, drawn: ElkNode): ChartNode[] => {
  const { children, ...rest } = node
  const { x, y, width, height } = drawn
  return [
    { ...rest, x: round(x), y: round(y), width: round(width), height: round(height) },
    ...children.flatMap((child) => {
      const inside = drawn.children?.find(({ id }) => id === child.id)
      return inside ? place(child, inside) : []
    }),
  ]
}

const pathOf = (drawn: ElkExtendedEdge | undefined) =>
  pathThrough(
    (drawn?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, bendPoints, endPoint])
      .flat()
      .map(({ x, y }) => [round(x), round(y)]),
  )

const placeEdge = (edge: GraphEdge, drawn: ElkExtendedEdge | undefined): ChartEdge => {
  const [label] = drawn?.labels ?? []
  return {
    ...edge,
    path: pathOf(drawn),
    label: {
      x: round(label?.x),
      y: round(label?.y),
      width: round(label?.width),
      height: round(label?.height),
    },
  }
}

const hashOf = (graph: Graph) => digest(JSON.stringify(graph)).slice(0, 8)

/** Lays out a machine's chart; the same machine always gives the same chart. */
export const layOut = async (id: string, machine: AnyStateMachine): Promise<Chart> => {
  const graph = graphOf(machine)
  // ELK keeps state between layouts: a new instance makes the result repeatable.
  const elk = new Elk()
  const starts = toStarts(graph)
  const drawn: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=6,left=6,bottom=6,right=6]' },
    children: [toElk(graph.root)],
    edges: [...starts, ...toElkEdges(graph)],
  })
  const [root] = drawn.children ?? []
  const edgeById = new Map(drawn.edges?.map((edge) => [edge.id, edge]))
  return {
    id,
    hash: hashOf(graph),
    width: round(drawn.width),
    height: round(drawn.height),
    nodes: root ? place(graph.root, root) : [],
    starts: starts.map((start) => pathOf(edgeById.get(start.id))),
    edges: graph.edges.map((edge, index) => placeEdge(edge, edgeById.get(`edge ${index}`))),
  }
}
