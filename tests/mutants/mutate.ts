/** Plants faults in the source of a machine, or of a file that a machine imports, one at a time. */
import { parseAst } from 'vite'

/** A source with one fault. */
export interface Mutant {
  /** Where and what: `rotation.waiting on slide.next: guard dropped`. */
  name: string
  source: string
}

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
/** A property of an object literal. */
interface Part extends Node {
  name: string
  value: Node
}

const OPPOSITES: Record<string, string> = {
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
  '===': '!==',
  '!==': '===',
}
const NOT = "import { not as invertGuard } from 'xstate'\n"

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** The name of a key or an identifier, or the text of a string. */
const nameOf = (key: unknown) => {
  const { name, value } = key as { name?: string; value?: string }
  return String(name ?? value)
}

/** The properties of an object literal; none of anything else. */
const partsOf = (node: Node | undefined): Part[] => {
  if (node?.type !== 'ObjectExpression') return []
  return (node['properties'] as Part[]).flatMap((part) =>
    part.type === 'Property'
      ? [{ ...part, name: nameOf(part['key']) }]
      : partsOf(part['argument'] as Node),
  )
}
const partOf = (node: Node | undefined, name: string) =>
  partsOf(node).find((part) => part.name === name)?.value

/** The elements of an array literal; none of anything else. */
const elementsOf = (node: Node) =>
  node.type === 'ArrayExpression' ? (node['elements'] as Node[]) : []

/** The configuration that `createMachine` is called with. */
const configIn = (node: Node): Node | undefined => {
  const { callee } = node as { callee?: { property?: { name?: string } } }
  if (callee?.property?.name === 'createMachine') return (node['arguments'] as Node[])[0]
  for (const child of childrenOf(node)) {
    const config = configIn(child)
    if (config) return config
  }
}

/** The objects that functions of the file make, by the functions' names. */
const madeObjects = (program: Node) => {
  const made = new Map<string, Node>()
  for (const statement of program['body'] as Node[]) {
    for (const { id, init } of (statement['declarations'] ?? []) as Node[]) {
      let { body } = (init ?? {}) as { body?: Node }
      if (body?.type === 'TSAsExpression') body = body['expression'] as Node
      if (body?.type === 'ObjectExpression') made.set(nameOf(id), body)
    }
  }
  return made
}

/**
 * A tree in which a call of one of these functions is the state that it makes. An object that is handed to
 * it has transitions, as in `waitFor` of the navigation.
 */
const withMadeStates = (node: Node, made: ReadonlyMap<string, Node>): Node => {
  const object = node.type === 'CallExpression' && made.get(nameOf(node['callee']))
  if (object) {
    const handed = (node['arguments'] as Node[]).filter(({ type }) => type === 'ObjectExpression')
    const parts = handed.map((value) => ({
      ...value,
      type: 'Property',
      key: { name: 'on' },
      value,
    }))
    return { ...object, properties: [...(object['properties'] as Node[]), ...parts] }
  }
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    return isNode(value) ? withMadeStates(value, made) : value
  }
  const changed = Object.entries(node).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(changed) as Node
}

/** Another state beside the one that a target names. */
const otherTarget = (target: string, root: Node, state: Node, parent: Node | undefined) => {
  const path = target.split('.')
  const last = path.pop() ?? ''
  const from = target.startsWith('#') ? root : target.startsWith('.') ? state : parent
  let states = partOf(from, 'states')
  for (const step of path.filter((name) => name && !name.startsWith('#'))) {
    states = partOf(partOf(states, step), 'states')
  }
  const names = partsOf(states).map(({ name }) => name)
  const other = names[(names.indexOf(last) + 1) % names.length]
  return other === undefined || other === last ? undefined : [...path, other].join('.')
}

export const mutantsOf = (source: string) => {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  const config = configIn(program)
  const root = config && withMadeStates(config, madeObjects(program))
  const mutants: Mutant[] = []
  const edit = (name: string, { start, end }: Node, text: string, head = '') => {
    const twins = mutants.filter((mutant) => mutant.name.startsWith(name)).length
    const edited = head + source.slice(0, start) + text + source.slice(end)
    mutants.push({
      name: twins ? `${name} (${twins + 1})` : name,
      // A machine that goes round for ever throws instead.
      source: edited.replace('Machine({', 'Machine({ options: { maxIterations: 1000 },'),
    })
  }
  const drop = (name: string, { start, end, ...node }: Node) => {
    const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0
    edit(`${name} dropped`, { ...node, start, end: end + comma }, '')
  }
  const textAt = ({ start, end }: Node) => source.slice(start, end)

  const mutateComparisons = (node: Node, path: string) => {
    const { operator, left, right } = node as Node & Record<'left' | 'right', Node>
    const opposite = node.type === 'BinaryExpression' && OPPOSITES[String(operator)]
    if (opposite) {
      const swapped = `${textAt(left)} ${opposite} ${textAt(right)}`
      edit(`${path}: ${textAt(node)} swapped for ${opposite}`, node, swapped)
    }
    const own = node.type === 'Property' ? node['key'] : node['id']
    for (const child of childrenOf(node)) mutateComparisons(child, own ? nameOf(own) : path)
  }

  const mutateActions = (path: string, owner: Part) => {
    const elements = elementsOf(owner.value)
    if (elements.length < 2) drop(`${path}: ${owner.name} ${textAt(owner.value)}`, owner)
    else for (const element of elements) drop(`${path}: action ${textAt(element)}`, element)
  }

  const mutateTransition = (path: string, value: Node, state: Node, parent?: Node) => {
    // A transition that is but a target.
    const whole = { ...value, name: 'target', value }
    for (const part of value.type === 'Literal' ? [whole] : partsOf(value)) {
      const text = textAt(part.value)
      if (part.name === 'actions') mutateActions(path, part)
      if (part.name === 'reenter') drop(`${path}: reenter`, part)
      if (part.name === 'guard') {
        drop(`${path}: guard ${text}`, part)
        edit(`${path}: guard ${text} inverted`, part.value, `invertGuard(${text})`, NOT)
      }
      if (part.name === 'target') {
        const other = otherTarget(nameOf(part.value), root!, state, parent)
        const name = `${path}: target ${nameOf(part.value)} changed to ${other}`
        if (other) edit(name, part.value, `'${other}'`)
      }
    }
  }

  const mutateTransitions = (path: string, owner: Part, state: Node, parent?: Node) => {
    const candidates = elementsOf(owner.value)
    if (candidates.length === 0) {
      drop(path, owner)
      mutateTransition(path, owner.value, state, parent)
    }
    for (const [index, candidate] of candidates.entries()) {
      drop(`${path} ${index + 1}`, candidate)
      mutateTransition(`${path} ${index + 1}`, candidate, state, parent)
    }
  }

  const mutateState = (name: string, state: Node, parent?: Node) => {
    for (const part of partsOf(state)) {
      if (part.name === 'entry' || part.name === 'exit') mutateActions(name, part)
      if (part.name === 'always') mutateTransitions(`${name} always`, part, state, parent)
      for (const inner of partsOf(part.value)) {
        const path = `${name} ${part.name} ${inner.name}`
        if (part.name === 'states') mutateState(`${name}.${inner.name}`, inner.value, state)
        if (part.name === 'on' || part.name === 'after')
          mutateTransitions(path, inner, state, parent)
      }
    }
  }

  mutateComparisons(program, '')
  if (root) mutateState(nameOf(partOf(root, 'id')), root)
  return mutants
}
