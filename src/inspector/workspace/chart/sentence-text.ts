import type { Chart, ChartNode, ChartTransition } from '../../../chart/chart'

const KINDS: Readonly<Record<string, string>> = {
  parallel: 'all its states run at once',
  final: 'the end',
}

const list = (names: readonly string[]) => names.join(', ')

/** A name of the code as words: `isAnotherSlide` becomes `is another slide`. */
const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** A delay's name, and its figure if it is known. */
const waitOf = ({ delay = '', figure }: ChartTransition) =>
  figure === undefined ? delay : `${delay} (${figure})`

const triggerIn = (transition: ChartTransition) => {
  if (transition.delay !== undefined) return `after ${waitOf(transition)}`
  return transition.event ? `on ${transition.event}` : 'always, at once'
}

const conditionOf = ({ guards = [] }: ChartTransition) =>
  guards.length > 0 ? `, if ${guards.map(spaced).join(` and `)}` : ''

const sourceOf = ({ id }: ChartTransition) => id.split('/')[0]

const deedsOf = ({ actions, sends = {} }: ChartTransition) =>
  actions.length > 0 ? [`does ${list(actions.map((action) => sends[action] ?? action))}`] : []

/** A state that is entered again looks the same, but its delays begin anew. */
const againIn = ({ nodes }: Chart, source: string | undefined) => {
  const delays = nodes
    .filter(({ id }) => id === source)
    .flatMap(({ transitions }) => transitions)
    .filter(({ delay }) => delay !== undefined)
  return delays.length > 0
    ? `enters this state again: ${list([...new Set(delays.map(waitOf))])} starts over`
    : 'enters this state again'
}

const leadsOf = (chart: Chart, transition: ChartTransition) => {
  const source = sourceOf(transition)
  const keyOf = (target: string) => chart.nodes.find(({ id }) => id === target)?.key ?? target
  const leads = transition.targets.map((target) =>
    target === source ? againIn(chart, source) : `to ${keyOf(target)}`,
  )
  return leads.length > 0 ? list(leads) : 'stays, changes data'
}

/** A transition in words: what takes it, on which condition, where it leads, what it does. */
export const transitionSentence = (chart: Chart, transition: ChartTransition) => {
  const { guards = [] } = transition
  const parts = [
    triggerIn(transition) + conditionOf(transition),
    leadsOf(chart, transition),
    ...deedsOf(transition),
  ]
  const conditions = Object.entries(chart.guards).filter(([name]) =>
    guards.some((guard) => guard.split(' ').includes(name)),
  )
  return {
    text: `${parts.join('; ')}.`,
    code: conditions.map(([name, expression]) => `${name}: ${expression}`),
  }
}

/** A state in words: what it is, and what it does. */
export const stateSentence = ({ nodes }: Chart, node: ChartNode, isActive: boolean) => {
  const { key, type, initial, entry, exit, tags } = node
  const parent = nodes.find(({ id }) => id === node.parent)
  const parts = [
    `${key}: ${isActive ? 'active now' : 'not active'}`,
    ...(parent && initial ? [`the first state of ${parent.key}`] : []),
    ...(KINDS[type] ? [KINDS[type]] : []),
    ...(entry.length > 0 ? [`on entry ${list(entry)}`] : []),
    ...(exit.length > 0 ? [`on exit ${list(exit)}`] : []),
    ...(tags.length > 0 ? [`tags ${list(tags)}`] : []),
  ]
  return `${parts.join('; ')}.`
}
