import { words } from '../../site'
import type { Chart, ChartNode, ChartTransition } from '../../../chart/chart'

const { sentence } = words.chart

const list = (names: readonly string[]) => names.join(', ')

/** A name of the code as words: `isAnotherSlide` becomes `is another slide`. */
const spaced = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const triggerIn = ({ event, delay, figure }: ChartTransition) => {
  if (delay === undefined) return event ? `${sentence.on} ${event}` : sentence.always
  return `${sentence.after} ${figure === undefined ? delay : `${delay} (${figure})`}`
}

/** A transition in words: what takes it, on which condition, where it leads, what it does. */
export const transitionSentence = ({ nodes, guards: code }: Chart, transition: ChartTransition) => {
  const { id, guards = [], targets, actions, sends = {} } = transition
  const keyOf = (target: string) => nodes.find((node) => node.id === target)?.key ?? target
  const [source] = id.split('/')
  const leads = targets.map((target) =>
    target === source ? sentence.again : `${sentence.to} ${keyOf(target)}`,
  )
  const condition = guards.map(spaced).join(` ${sentence.and} `)
  const parts = [
    condition ? `${triggerIn(transition)}, ${sentence.if} ${condition}` : triggerIn(transition),
    leads.length > 0 ? list(leads) : sentence.stays,
    ...(actions.length > 0
      ? [`${sentence.does} ${list(actions.map((action) => sends[action] ?? action))}`]
      : []),
  ]
  const conditions = Object.entries(code).filter(([name]) =>
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
  const kinds: Record<string, string> = sentence.kinds
  const parts = [
    `${key}: ${isActive ? sentence.active : sentence.inactive}`,
    ...(parent && initial ? [`${sentence.initial} ${parent.key}`] : []),
    ...(kinds[type] ? [kinds[type]] : []),
    ...(entry.length > 0 ? [`${sentence.entry} ${list(entry)}`] : []),
    ...(exit.length > 0 ? [`${sentence.exit} ${list(exit)}`] : []),
    ...(tags.length > 0 ? [`${sentence.tags} ${list(tags)}`] : []),
  ]
  return `${parts.join('; ')}.`
}
