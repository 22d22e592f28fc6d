import { useState } from 'react'

import { labelOf, transitionsIn } from '../../chart/chart'
import { CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import { site } from '../site'

/** What has been visited of the chosen machine, and a test for each of its transitions. */
export default function CoverageView() {
  const { store, chosen } = useView()
  /** The transition that none of the ways that were tried leads to. */
  const [lost, setLost] = useState('')
  const chart = chosen && site.charts[chosen.record.machine]
  if (!chart) return null
  const { input } = chosen.record
  const coverage = store.coverageOf(chart.id)
  const isMissed = ({ id }: { id: string }) => !coverage.transitions.has(id)
  const all = transitionsIn(chart)
  const nameOf = (id: string) => id.slice(0, id.indexOf('/')).replace(`${chart.id}.`, '')

  const testOf = async (transition: string) => {
    const [{ wayTo }, { asTest }] = await Promise.all([
      import('../recording/way-to'),
      import('../recording/as-test'),
    ])
    const way = wayTo(chart.id, transition, input)
    setLost(way ? '' : transition)
    return way && asTest(way)
  }

  return (
    <div className="ins-sheet">
      <p>
        {/* The root is always active. */}
        {coverage.states.size}/{chart.nodes.length - 1} states · {coverage.transitions.size}/
        {all.length} transitions
      </p>
      <ul className="ins-missed ins-muted">
        {[...all.filter(isMissed), ...all.filter((one) => !isMissed(one))].map((transition) => (
          <li
            key={transition.id}
            className="ins-line"
            data-missed={isMissed(transition) || undefined}
          >
            <span>
              {nameOf(transition.id)} <b>{labelOf(transition)}</b>
            </span>
            {lost === transition.id ? (
              <span role="status">no way to it was found</span>
            ) : (
              <CopyButton
                aria-label={`Copy test: ${labelOf(transition)}`}
                title="Copies a test that takes this transition, from the machine's start"
                text={() => testOf(transition.id)}
              >
                Copy test
              </CopyButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
