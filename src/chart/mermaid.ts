import {
  around,
  type Chart,
  type ChartNode as Node,
  type ChartTransition,
  lineOf,
  titleOf,
} from './chart.ts'

const nameOf = (id: string) => id.replaceAll(/[^\w]/g, '_')

/** These would end the label, or begin a block. */
const textOf = (transition: ChartTransition) => lineOf(transition).replaceAll(/[:;{}#]/g, ' ')

const arrow = (from: string, to: string, transition: ChartTransition) =>
  `${nameOf(from)} --> ${nameOf(to)} : ${textOf(transition)}`

const comment = (from: string, transition: ChartTransition, to?: string) =>
  `%% ${from}: ${textOf(transition)}${to === undefined ? '' : ` to ${to}`}`

const indentBy = (lines: string[]) => lines.map((line) => `  ${line}`)

/** A chart as a Mermaid state diagram. What Mermaid cannot draw becomes a comment. */
export const toMermaid = ({ nodes }: Pick<Chart, 'nodes'>): string => {
  const isWithin = (id: string, outer: string) => around(nodes, id).slice(1).includes(outer)
  const childrenOf = (id: string) => nodes.filter(({ parent }) => parent === id)

  const writeNode = (node: Node): string[] => {
    const children = childrenOf(node.id)
    const head = `state "${titleOf(node)}" as ${nameOf(node.id)}`
    return children.length === 0 ? [head] : [`${head} {`, ...indentBy(writeInside(node)), '}']
  }

  const writeInside = (node: Node): string[] =>
    childrenOf(node.id).flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
      ...(child.initial ? [`[*] --> ${nameOf(child.id)}`] : []),
      ...writeNode(child),
      ...(child.type === 'final' ? [`${nameOf(child.id)} --> [*]`] : []),
    ])

  /** Mermaid cannot draw parent -> own child; draw one edge from each child. */
  const writeInward = (source: Node, target: string, transition: ChartTransition) => {
    const starts = childrenOf(source.id)
    const isDeep = starts.some(({ id }) => isWithin(target, id))
    if (isDeep || source.type === 'parallel') return [comment(source.id, transition, target)]
    return starts.map(({ id }) => arrow(id, target, transition))
  }

  const writeTransition = (source: Node, transition: ChartTransition) => {
    const { id } = source
    if (transition.targets.length === 0)
      return childrenOf(id).length > 0 ? comment(id, transition) : arrow(id, id, transition)
    return transition.targets.flatMap((target) =>
      isWithin(target, id)
        ? writeInward(source, target, transition)
        : arrow(id, target, transition),
    )
  }

  const [root] = nodes
  if (!root) return ''
  const states = root.type === 'parallel' ? writeNode(root) : writeInside(root)
  const lines = nodes.flatMap((node) =>
    node.transitions.flatMap((transition) => writeTransition(node, transition)),
  )
  return `${['stateDiagram-v2', ...indentBy([...states, ...lines])].join('\n')}\n`
}
