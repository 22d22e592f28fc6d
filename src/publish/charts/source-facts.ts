import { parseSync } from 'vite'

/** A syntax node with its offsets in the source. */
interface Node {
  type: string
  start: number
  end: number
  [child: string]: unknown
}

/** A named part of a source: its code, and the comment above it. */
interface Definition {
  name: string
  code: string
  about: string
}

/** What only the source of a machine says. */
export interface SourceFacts {
  /** The docstring of its machine. */
  about: string
  /** `code` is the data that the event carries. */
  events: Definition[]
  guards: Definition[]
  delays: Definition[]
  /** By the state's path: `rotation.waiting`. */
  states: Definition[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const allNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allNodes)]

const nameOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: string }
  return name ?? value ?? ''
}

const propertiesOf = (node: Node | undefined) =>
  ((node?.['properties'] ?? []) as Node[]).filter(({ type }) => type === 'Property')

const propertyOf = (node: Node | undefined, name: string) =>
  propertiesOf(node).find(({ key }) => nameOf(key) === name)?.['value'] as Node | undefined

/** Moves the lines after the first to the left; those that do not close a brace stay indented. */
const dedent = (code: string) => {
  const [first = '', ...rest] = code.split('\n')
  const indents = rest.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const by = Math.min(...indents) - (/^\s*[)}\]]/.test(rest.at(-1) ?? '') ? 0 : 2)
  return [first, ...rest.map((line) => line.slice(by))].join('\n')
}

const calls = (nodes: Node[], name: string) =>
  nodes
    .filter(
      ({ type, callee }) =>
        type === 'CallExpression' && nameOf((callee as Node)['property'] ?? callee) === name,
    )
    .map((call) => (call['arguments'] as Node[])[0])

/** Reads a file of `machines`. */
export const readSource = (source: string): SourceFacts => {
  const { program, comments } = parseSync('machine.ts', source)
  const nodes = allNodes(program as unknown as Node)

  /** The comment directly above an offset, as running text. */
  const commentAbove = (offset: number): string => {
    const comment = comments.findLast(
      ({ end }) => end <= offset && /^[\s|]*$/.test(source.slice(end, offset)),
    )
    if (!comment) return ''
    const text = comment.value.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(/\s+/g, ' ')
    const above = comment.type === 'Line' ? commentAbove(comment.start) : ''
    return `${above} ${text.trim()}`.trim()
  }

  /** An object, written in place or as a constant. */
  const objectOf = (node: Node | undefined): Node | undefined => {
    if (node?.type === 'TSAsExpression') return objectOf(node['expression'] as Node)
    if (node?.type !== 'Identifier') return node
    const declared = nodes.find(
      ({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === nameOf(node),
    )
    return declared && objectOf(declared['init'] as Node)
  }

  const define = (node: Node | undefined): Definition[] =>
    propertiesOf(objectOf(node)).map((property) => {
      const { start, end } = property['value'] as Node
      return {
        name: nameOf(property['key']),
        code: dedent(source.slice(start, end)),
        about: commentAbove(property.start),
      }
    })

  const statesIn = (node: Node | undefined, path: string): Definition[] =>
    propertiesOf(propertyOf(node, 'states')).flatMap((property) => {
      const name = path + nameOf(property['key'])
      const about = commentAbove(property.start)
      return [{ name, code: '', about }, ...statesIn(property['value'] as Node, `${name}.`)]
    })

  const membersOf = (node: Node) => (node['members'] ?? []) as Node[]
  const textOf = ({ start, end }: Node) => source.slice(start, end).replace(/[;,]$/, '')
  const eventsIn = (node: Node): Definition[] => {
    const name = membersOf(node).find(({ key }) => nameOf(key) === 'type')
    const literal = (name?.['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node
    const type = (literal?.['literal'] as { value?: string } | undefined)?.value
    if (type === undefined) return []
    const data = membersOf(node).filter((member) => member !== name)
    return [{ name: type, code: data.map(textOf).join('; '), about: commentAbove(node.start) }]
  }
  const union = nodes.find(
    ({ type, id }) => type === 'TSTypeAliasDeclaration' && nameOf(id) === 'Event',
  )

  const machine = nodes.find(
    ({ type, declaration }) =>
      type === 'ExportNamedDeclaration' &&
      ((declaration as Node | null)?.['declarations'] as Node[] | undefined)?.some(({ id }) =>
        nameOf(id).endsWith('Machine'),
      ),
  )
  const [configuration] = calls(nodes, 'setup')
  const [chart] = calls(nodes, 'createMachine')
  return {
    about: machine ? commentAbove(machine.start) : '',
    events: union
      ? allNodes(union)
          .filter(({ type }) => type === 'TSTypeLiteral')
          .flatMap(eventsIn)
      : [],
    guards: define(propertyOf(configuration, 'guards')),
    delays: define(propertyOf(configuration, 'delays')),
    states: statesIn(chart, '').filter(({ about }) => about),
  }
}

/** The relative imports of a file of `machines`, without those of types only. */
export const machineImports = (source: string): string[] =>
  parseSync('machine.ts', source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value.startsWith('.') && entries.some(({ isType }) => !isType)
      ? [moduleRequest.value]
      : [],
  )
