import { type Chart, lineOf, transitionsIn } from '../../../chart/chart'
import type { Pointed } from '../../context/pointed'

interface SentenceProps {
  chart: Chart
  pointed: Pointed
  /** What a press does to a part. */
  pressOf: (name: string) => string | undefined
  /** What a guard says now. */
  checkOf: (name: string) => string | undefined
}

/** Of what is pointed at: what the drawing may leave out, what its guards ask, and say now. */
export function Sentence({ chart, pointed, pressOf, checkOf }: SentenceProps) {
  const { state, transitions } = pointed
  const node = chart.nodes.find(({ id }) => id === state)
  const only = transitions.length === 1 ? transitions[0] : undefined
  const transition = node ? undefined : transitionsIn(chart).find(({ id }) => id === only)
  if (!node && !transition) return null
  const keysOf = (ids: readonly string[]) =>
    chart.nodes.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
  const words = transition?.guards?.join(' ').split(' ') ?? []
  const name = node?.id ?? transition!.id
  const [press, check] = [pressOf(name), checkOf(name)]
  return (
    <p className="ins-sentence">
      {node?.key}
      {transition && [lineOf(transition), ...keysOf(transition.targets)].join(' → ')}{' '}
      {press && <b>{press}</b>}
      {Object.entries(chart.guards).map(
        ([guard, code]) =>
          words.includes(guard) && (
            <code key={guard} className="ins-muted ins-small">
              {guard}: {code}
            </code>
          ),
      )}
      {check && <code className="ins-small">now {check}</code>}
    </p>
  )
}
