import { words } from '../../site'
import type { Chart } from '../../chart/chart'
import { transitionsIn } from '../../chart/chart'
import { stateSentence, transitionSentence } from '../../chart/sentence'
import type { Pointed } from '../../context/pointed'

interface SentenceProps {
  chart: Chart
  pointed: Pointed
  active: ReadonlySet<string>
  /** Transitions that can be sent now. */
  sendable: { has: (id: string) => boolean }
}

/** What is pointed at, in words; at rest, how to read the chart. */
export function Sentence({ chart, pointed, active, sendable }: SentenceProps) {
  const { state, transitions } = pointed
  const node = chart.nodes.find(({ id }) => id === state)
  const [only] = transitions.length === 1 ? transitions : []
  const transition = transitionsIn(chart).find(({ id }) => id === only)
  if (node) return <p className="ins-sentence">{stateSentence(chart, node, active.has(node.id))}</p>
  if (!transition) return <p className="ins-sentence ins-hint">{words.chart.hint}</p>
  const { text, code } = transitionSentence(chart, transition)
  return (
    <p className="ins-sentence">
      {text} {sendable.has(transition.id) && <b>{words.chart.press}</b>}
      {code.map((line) => (
        <code key={line}>{line}</code>
      ))}
    </p>
  )
}
