import {
  type Chart,
  type ChartNode as Node,
  type ChartTransition,
  edgesOf,
  labelOf,
} from './chart.ts'

const nameOf = (id: string) => id.replaceAll(/[^\w]/g, '_')

// A colon or a semicolon would end the label.
const textOf = (transition: ChartTransition) => labelOf(transition).replaceAll(/[:;]/g, ' ')

const arrow = (from: string, to: string, transition: ChartTransition) =>
  `${nameOf(from)} --> ${nameOf(to)} : ${textOf(transition)}`

const comment = (from: string, transition: ChartTransition, to?: string) =>
  `%% ${from}: ${textOf(transition)}${to === undefined ? '' : ` to ${to}`}`

const indentBy = (lines: string[]) => lines.map((line) => `  ${line}`)

/** A chart as a Mermaid state diagram. What Mermaid cannot draw becomes a comment. */
export const toMermaid = ({ nodes }: Pick<Chart, 'nodes'>): string => {
  const childrenOf = (id: string) => nodes.filter(({ parent }) => parent === id)
  const nodeOf = (id: string) => nodes.find((node) => node.id === id)
  const isWithin = (id: string | undefined, outer: string): boolean =>
    id !== undefined && (id === outer || isWithin(nodeOf(id)?.parent, outer))

  const writeNode = (node: Node): string[] => {
    const children = childrenOf(node.id)
    const head = `state "${node.key}" as ${nameOf(node.id)}`
    return children.length === 0 ? [head] : [`${head} {`, ...indentBy(writeInside(node)), '}']
  }

  const writeInside = (node: Node): string[] =>
    childrenOf(node.id).flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
      ...(child.initial ? [`[*] --> ${nameOf(child.id)}`] : []),
      ...writeNode(child),
      ...(child.type === 'final' ? [`${nameOf(child.id)} --> [*]`] : []),
    ])

  /** Mermaid cannot draw parent -> own child; draw one edge per sibling. */
  const writeInward = (source: Node, target: string, transition: ChartTransition) => {
    const starts = childrenOf(source.id).filter(
      ({ id }) => id !== target || childrenOf(id).length === 0,
    )
    if (
      source.type === 'parallel' ||
      starts.some(({ id }) => id !== target && isWithin(target, id))
    )
      return [comment(source.id, transition, target)]
    return starts.map(({ id }) => arrow(id, target, transition))
  }

  const [root] = nodes
  if (!root) return ''
  const states = root.type === 'parallel' ? writeNode(root) : writeInside(root)
  const between = edgesOf(nodes).flatMap(({ source, target, transitions }) =>
    transitions.flatMap((transition) => {
      const from = nodeOf(source)
      const isInward = source !== target && from !== undefined && isWithin(target, source)
      return isInward ? writeInward(from, target, transition) : [arrow(source, target, transition)]
    }),
  )
  const inside = nodes.flatMap(({ id, transitions }) =>
    transitions
      .filter(({ targets }) => targets.length === 0)
      .map((transition) =>
        childrenOf(id).length > 0 ? comment(id, transition) : arrow(id, id, transition),
      ),
  )
  return `${['stateDiagram-v2', ...indentBy([...states, ...between, ...inside])].join('\n')}\n`
}
