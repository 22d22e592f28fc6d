import { type Chart, transitionsIn } from '../../../chart/chart'
import { stateSentence, transitionSentence } from './sentence-text'
import type { Pointed } from '../../context/pointed'

interface SentenceProps {
  chart: Chart
  pointed: Pointed
  active: ReadonlySet<string>
  /** Transitions that can be sent now. */
  sendable: { has: (id: string) => boolean }
}

/** The state or the transition that is pointed at, in words. */
export function Sentence({ chart, pointed, active, sendable }: SentenceProps) {
  const { state, transitions } = pointed
  const node = chart.nodes.find(({ id }) => id === state)
  const only = transitions.length === 1 ? transitions[0] : undefined
  const transition = transitionsIn(chart).find(({ id }) => id === only)
  if (!node && !transition) return null
  const { text, code } = node
    ? { text: stateSentence(chart, node, active.has(node.id)), code: [] }
    : transitionSentence(chart, transition!)
  return (
    <p className="ins-sentence">
      {text} {!node && transition && sendable.has(transition.id) && <b>Press to send it.</b>}
      {code.map((line) => (
        <code key={line} className="ins-mono ins-muted ins-small">
          {line}
        </code>
      ))}
    </p>
  )
}
