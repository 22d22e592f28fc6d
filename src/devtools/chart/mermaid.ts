import {
  statesAround,
  type Chart,
  type ChartNode as Node,
  type ChartTransition,
  transitionLine,
  stateTitle,
} from './chart.ts'

/** A unique name for each state: like its id, and no word of Mermaid's own. */
const namesOf = (nodes: readonly Node[]) => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id } of nodes) {
    const plain = id.replaceAll(/\W/g, '_')
    // A single word may be one of Mermaid's.
    let name = id.includes('.') ? plain : `state_${plain}`
    while (taken.has(name)) name += '_'
    taken.add(name)
    names.set(id, name)
  }
  return names
}

/** A text in one line, as each of Mermaid's statements is. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/**
 * A text whose special characters are written by their numbers: such a character may end the text,
 * or be Markdown.
 */
const escaped = (text: string) =>
  inLine(text || ' ').replaceAll(
    /[^\p{L}\p{M}\p{N}\p{Pd} .,/()[\]·→'&+=?!@$|~^]/gu,
    (sign) => `#${sign.codePointAt(0)};`,
  )

const comment = (from: string, transition: ChartTransition, to?: string) =>
  inLine(`%% ${from}: ${transitionLine(transition)}${to === undefined ? '' : ` to ${to}`}`)

const indentBy = (lines: string[]) => lines.map((line) => `  ${line}`)

/** A chart as a Mermaid state diagram. What Mermaid cannot draw becomes a comment. */
export const toMermaid = ({ nodes }: Pick<Chart, 'nodes'>): string => {
  const isWithin = (id: string, outer: string) => statesAround(nodes, id).slice(1).includes(outer)
  const innerStates = (id: string) => nodes.filter(({ parent }) => parent === id)
  const names = namesOf(nodes)
  const nodeName = (id: string) => names.get(id)!

  /** Mermaid 11 cannot draw an arrow that begins or ends at the edge of a state within a region. */
  const hasNoEdge = (id: string) =>
    nodes.some(({ id: outer, type }) => type === 'parallel' && isWithin(id, outer)) &&
    nodes.some(({ parent, initial }) => parent === id && initial)

  /** Where an arrow to a state ends: within a region, at the state that is entered with it. */
  const entered = (id: string): string =>
    hasNoEdge(id) ? entered(innerStates(id).find(({ initial }) => initial)!.id) : id

  /** Where arrows from a state begin: within a region, at each of the states in it. */
  const left = (id: string): string[] =>
    hasNoEdge(id) ? innerStates(id).flatMap((child) => left(child.id)) : [id]

  const arrows = (from: string, to: string, transition: ChartTransition) =>
    left(from).map(
      (id) =>
        `${nodeName(id)} --> ${nodeName(entered(to))} : ${escaped(transitionLine(transition))}`,
    )

  /** The innermost state around two others. */
  const sharedBy = (id: string, other: string) => {
    const inner = statesAround(nodes, other)
    return nodes.find(
      (node) => node.id === statesAround(nodes, id).find((outer) => inner.includes(outer)),
    )
  }

  const writeNode = (node: Node): string[] => {
    const children = innerStates(node.id)
    const head = `state "${escaped(stateTitle(node))}" as ${nodeName(node.id)}`
    return children.length === 0 ? [head] : [`${head} {`, ...indentBy(writeInside(node)), '}']
  }

  const writeInside = (node: Node): string[] =>
    innerStates(node.id).flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
      ...(child.initial ? [`[*] --> ${nodeName(entered(child.id))}`] : []),
      ...writeNode(child),
      ...(child.type === 'final' ? [`${nodeName(child.id)} --> [*]`] : []),
    ])

  /** Mermaid cannot draw parent -> own child; draw one edge from each child. */
  const writeInward = (source: Node, target: string, transition: ChartTransition) => {
    const starts = innerStates(source.id)
    const isDeep = starts.some(({ id }) => isWithin(target, id))
    if (isDeep || source.type === 'parallel') return [comment(source.id, transition, target)]
    return starts.flatMap(({ id }) => arrows(id, target, transition))
  }

  const writeTransition = (source: Node, transition: ChartTransition) => {
    const { id } = source
    if (transition.targets.length === 0)
      return innerStates(id).length > 0 ? comment(id, transition) : arrows(id, id, transition)
    return transition.targets.flatMap((target) => {
      if (isWithin(target, id)) return writeInward(source, target, transition)
      // Mermaid has no arrows between regions, nor from a state to a state around it.
      const isCrossing = id !== target && sharedBy(id, target)?.type === 'parallel'
      if (isCrossing || isWithin(id, target)) return comment(id, transition, target)
      return arrows(id, target, transition)
    })
  }

  const [root] = nodes
  if (!root) return ''
  const states = root.type === 'parallel' ? writeNode(root) : writeInside(root)
  const lines = nodes.flatMap((node) =>
    node.transitions.flatMap((transition) => writeTransition(node, transition)),
  )
  return `${['stateDiagram-v2', ...indentBy([...states, ...lines])].join('\n')}\n`
}
