/** A node of the syntax tree (ESTree). */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
/** An object's property, or a variable. */
export interface Named extends Node {
  name: string
  value: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

export const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The name of a key or an identifier. */
export const nameOf = (key: unknown) => {
  const { name, value } = key as { name?: string; value?: string | number }
  return String(name ?? value)
}

/** The properties of an object literal; none of anything else. */
export const propertiesOf = (node: Node | undefined): Named[] =>
  node?.type === 'ObjectExpression'
    ? (node['properties'] as Node[])
        .filter(({ type }) => type === 'Property')
        .map((property) => ({
          ...property,
          name: nameOf(property['key']),
          value: property['value'] as Node,
        }))
    : []

export const property = (node: Node | undefined, name: string) =>
  propertiesOf(node).find((candidate) => candidate.name === name)

/** The elements of an array literal; none of anything else. */
export const elementsOf = (node: Node) =>
  node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : []

/** The text of a string literal. */
export const textOf = (node: Node) =>
  node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

/** The configuration that `createMachine` is called with. */
export const configIn = (node: Node): Node | undefined => {
  const { callee } = node as { callee?: { property?: { name?: string } } }
  if (callee?.property?.name === 'createMachine') return (node['arguments'] as Node[])[0]
  for (const child of childrenOf(node)) {
    const config = configIn(child)
    if (config) return config
  }
}
