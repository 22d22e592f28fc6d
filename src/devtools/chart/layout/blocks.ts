import { type Chart, type ChartNode, type ChartTransition, triggerOf } from '../chart.ts'
import { type TextBlock, textSizes, type Word } from './text.ts'

export interface BlockContent {
  /** Whether the actions of transitions are left out. */
  isBrief?: boolean
  /** Whether transitions are far enough apart to be pressed by finger. */
  isRoomy?: boolean
}

/** The least height of a row that is pressed by finger (WCAG 2.5.8). */
const PRESSED = 24

const kindWords = (kind: Word['kind'], texts: readonly string[]) =>
  texts.map((each): Word => ({ kind, text: each }))

const actionWords = (actions: readonly string[]) =>
  kindWords(
    'action',
    actions.map((action) => `/ ${action}`),
  )

/** Words on lines of their own; nothing without words. */
const apart = (key: string, words: Word[]): TextBlock[] =>
  words.length === 0 ? [] : [{ key, words, inline: false, padding: 0 }]

const named = (key: 'initial' | 'entry' | 'exit' | 'invoke', actions: readonly string[]) =>
  apart(key, actions.length === 0 ? [] : [{ kind: 'always', text: key }, ...actionWords(actions)])

/** The invoked actors, with their sources if these are called otherwise. */
export const invoked = ({ invokes = [] }: ChartNode) =>
  invokes.map(({ name, src }) => (src && src !== name ? `${name} (${src})` : name))

/** The blocks of text in each state of a chart. */
export const blocksIn = ({ nodes }: Chart, { isBrief, isRoomy }: BlockContent) => {
  const keys = new Map(nodes.map(({ id, key }) => [id, key]))

  const transitionWords = (transition: ChartTransition, source: ChartNode): Word[] => {
    const { event, delay, figure, guards = [], targets, actions } = transition
    const kind = delay === undefined ? (event ? 'event' : 'always') : 'delay'
    return [
      { kind, text: delay ?? triggerOf(transition) },
      ...kindWords('action', figure === undefined ? [] : [figure]),
      ...kindWords('guard', guards),
      ...targets.flatMap((target): Word[] => {
        const isAgain = target === source.id
        return [{ kind: isAgain ? 'again' : 'target', text: isAgain ? '' : keys.get(target)! }]
      }),
      ...(isBrief ? [] : actionWords(actions)),
    ]
  }

  return (node: ChartNode): TextBlock[] => [
    ...apart('tags', kindWords('tag', node.tags)),
    ...named('entry', node.entry),
    ...named('initial', node.starting ?? []),
    ...named('invoke', invoked(node)),
    ...node.transitions.map((transition) => ({
      key: transition.id,
      transition,
      padding: isRoomy ? (PRESSED - textSizes.lineHeight) / 2 : 0,
      inline: transition.targets.every((target) => target === node.id),
      words: transitionWords(transition, node),
    })),
    ...named('exit', node.exit),
  ]
}
