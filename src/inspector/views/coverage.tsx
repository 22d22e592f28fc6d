import './coverage.css'

import { site } from '../site'
import { labelOf, transitionsIn } from '../../chart/chart'
import { Button } from '../context/controls'
import { useView } from '../context/inspector-context'
import { useCopying } from '../context/use-copying'
import { coverageLine } from '../store/coverage'

/** What has been visited of the chosen machine, and what has not, with the shortest way there. */
export default function CoverageView() {
  const { isCopied, copy } = useCopying()
  const { store, chosen } = useView()
  const chart = chosen && site.charts[chosen.record.machine]
  if (!chart) return <p className="ins-quiet">There is no chart of this machine.</p>
  const { record } = chosen
  const coverage = store.coverageOf(chart.id)
  const missed = transitionsIn(chart).filter(({ id }) => !coverage.transitions.has(id))
  const nameOf = (id: string) => id.slice(0, id.indexOf('/')).replace(`${chart.id}.`, '')

  const copyWay = async (transition: string) => {
    const [{ wayTo }, { asTest }] = await Promise.all([
      import('../recording/way-to'),
      import('../recording/as-test'),
    ])
    const way = wayTo(record.machine, transition, record.input)
    await copy(way ? asTest(way) : 'No way to this transition was found with the sample events.')
  }

  return (
    <div className="ins-sheet">
      <p className="ins-mono">{coverageLine(coverage, chart)}</p>
      <p className="ins-legend ins-muted">
        <i /> visited <i /> never
      </p>
      <p>The tests take every transition of this machine.</p>
      <h3 className="ins-muted">
        {missed.length === 0
          ? 'Every transition has been taken.'
          : 'Not taken here yet, each with the shortest way there'}
      </h3>
      <ul className="ins-missed ins-mono ins-muted">
        {missed.map((transition) => (
          <li key={transition.id} className="ins-line">
            <span>
              {nameOf(transition.id)} <b>{labelOf(transition)}</b>
            </span>
            <Button
              aria-label={`Copy test: ${labelOf(transition)}`}
              title="Copies a test that takes this transition on the shortest way"
              onClick={() => void copyWay(transition.id)}
            >
              Copy test
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{isCopied && 'Copied.'}</p>
    </div>
  )
}
