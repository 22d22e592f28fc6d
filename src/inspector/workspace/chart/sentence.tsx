import { type Chart, transitionsIn } from '../../../chart/chart'
import { stateSentence, transitionSentence } from './sentence-text'
import type { Pointed } from '../../context/pointed'

interface SentenceProps {
  chart: Chart
  pointed: Pointed
  active: ReadonlySet<string>
  /** What a press does to a part. */
  pressOf: (name: string) => string | undefined
  /** What a guard says now. */
  checkOf: (name: string) => string | undefined
}

/** The state or the transition that is pointed at, in words. */
export function Sentence({ chart, pointed, active, pressOf, checkOf }: SentenceProps) {
  const { state, transitions } = pointed
  const node = chart.nodes.find(({ id }) => id === state)
  const only = transitions.length === 1 ? transitions[0] : undefined
  const transition = transitionsIn(chart).find(({ id }) => id === only)
  if (!node && !transition) return null
  const { text, code } = node
    ? { text: stateSentence(chart, node, active.has(node.id)), code: [] }
    : transitionSentence(chart, transition!)
  const name = node?.id ?? transition!.id
  const press = pressOf(name)
  const check = checkOf(name)
  return (
    <p className="ins-sentence">
      {text} {press && <b>{press}</b>}
      {code.map((line) => (
        <code key={line} className="ins-muted ins-small">
          {line}
        </code>
      ))}
      {check && <code className="ins-small">now {check}</code>}
    </p>
  )
}
