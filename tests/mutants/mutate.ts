import { parseAst } from 'vite'

import {
  childrenOf,
  configIn,
  elementsOf,
  nameOf,
  type Named,
  type Node,
  propertiesOf,
  property,
  textOf,
} from './syntax.ts'

/** A source with one fault in it. */
export interface Mutant {
  /** Where and what: `rotation.waiting on slide.next: guard dropped`. */
  name: string
  source: string
}

/** A mutant, the file that it stands for, and the tests that are to find it. */
export interface Job extends Mutant {
  file: string
  tests: readonly string[]
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

/** Another state beside the one that a target names. */
const otherTarget = (target: string, root: Node, state: Node, parent: Node | undefined) => {
  const path = target.split('.')
  const last = path.pop()
  const from = target.startsWith('#') ? root : target.startsWith('.') ? state : parent
  let states = property(from, 'states')?.value
  for (const step of path.filter((name) => name && !name.startsWith('#'))) {
    states = property(property(states, step)?.value, 'states')?.value
  }
  const names = propertiesOf(states).map(({ name }) => name)
  const other = names[(names.indexOf(last ?? '') + 1) % names.length]
  return other === undefined || other === last ? undefined : [...path, other].join('.')
}

/** A machine that goes round for ever throws instead. */
const limited = (source: string) =>
  source.replace('createMachine({', 'createMachine({ options: { maxIterations: 1000 },')

/** Every mutant of a machine's file, or of a file that a machine imports. */
export const mutantsOf = (source: string): Mutant[] => {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node
  const mutants: Mutant[] = []
  const edit = (name: string, { start, end }: Node, text: string, head = '') => {
    const twins = mutants.filter((mutant) => mutant.name.startsWith(name)).length
    mutants.push({
      name: twins ? `${name} (${twins + 1})` : name,
      source: limited(head + source.slice(0, start) + text + source.slice(end)),
    })
  }
  const drop = (name: string, { start, end, ...node }: Node) => {
    const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0
    edit(`${name} dropped`, { ...node, start, end: end + comma }, '')
  }
  const textAt = ({ start, end }: Node) => source.slice(start, end)

  const mutateComparisons = (node: Node, place: string) => {
    const { operator, left, right } = node as Node & Record<'left' | 'right', Node>
    const opposite = node.type === 'BinaryExpression' && OPPOSITES[String(operator)]
    if (opposite) {
      const swapped = `${textAt(left)} ${opposite} ${textAt(right)}`
      edit(`${place}: ${textAt(node)} swapped for ${opposite}`, node, swapped)
    }
    const own = node.type === 'Property' ? node['key'] : node['id']
    const inner = own ? nameOf(own) : place
    for (const child of childrenOf(node)) mutateComparisons(child, inner)
  }
  mutateComparisons(program, '')

  const root = configIn(program)
  if (!root) return mutants

  const mutateActions = (place: string, owner: Named) => {
    const elements = elementsOf(owner.value)
    if (elements.length < 2) drop(`${place}: ${owner.name} ${textAt(owner.value)}`, owner)
    else for (const element of elements) drop(`${place}: action ${textAt(element)}`, element)
  }

  const mutateTarget = (place: string, value: Node, state: Node, parent: Node | undefined) => {
    const target = textOf(value)
    const other = target && otherTarget(target, root, state, parent)
    if (other) edit(`${place}: target ${target} changed to ${other}`, value, `'${other}'`)
  }

  const mutateTransition = (place: string, value: Node, state: Node, parent?: Node) => {
    mutateTarget(place, value, state, parent)
    for (const part of propertiesOf(value)) {
      if (part.name === 'target') mutateTarget(place, part.value, state, parent)
      if (part.name === 'actions') mutateActions(place, part)
      if (part.name === 'reenter') drop(`${place}: reenter`, part)
      if (part.name === 'guard') {
        const inverted = `invertGuard(${textAt(part.value)})`
        drop(`${place}: guard ${textAt(part.value)}`, part)
        edit(`${place}: guard ${textAt(part.value)} inverted`, part.value, inverted, NOT)
      }
    }
  }

  const mutateTransitions = (place: string, owner: Named, state: Node, parent?: Node) => {
    const candidates = elementsOf(owner.value)
    if (candidates.length === 0) {
      drop(place, owner)
      mutateTransition(place, owner.value, state, parent)
    }
    for (const [index, candidate] of candidates.entries()) {
      drop(`${place} ${index + 1}`, candidate)
      mutateTransition(`${place} ${index + 1}`, candidate, state, parent)
    }
  }

  const mutateState = (name: string, state: Node, parent?: Node) => {
    for (const part of propertiesOf(state)) {
      if (part.name === 'entry' || part.name === 'exit') mutateActions(name, part)
      if (part.name === 'always') mutateTransitions(`${name} always`, part, state, parent)
      for (const inner of propertiesOf(part.value)) {
        const place = `${name} ${part.name} ${inner.name}`
        if (part.name === 'on' || part.name === 'after') {
          mutateTransitions(place, inner, state, parent)
        }
        if (part.name === 'states') mutateState(`${name}.${inner.name}`, inner.value, state)
      }
    }
  }
  mutateState(textOf(property(root, 'id')!.value) ?? '', root)
  return mutants
}
