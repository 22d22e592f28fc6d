import './chart-stage.css'

import { site } from '../../site'
import { useView } from '../../context/inspector-context'
import { ActorStatus } from '../actors/actor-status'
import { ChartView } from './chart-view'

/** The chart of the chosen actor, with the coverage over it where that is looked at. */
export function ChartStage({ isCounted }: { isCounted: boolean }) {
  const { store, chosen, view } = useView()
  if (!chosen) return <div className="ins-stage" />
  const chart = site.charts[chosen.record.machine]
  const covered =
    chart && (isCounted || view === 'coverage') ? store.coverageOf(chart.id).transitions : undefined
  return (
    <section className="ins-stage" aria-label={`Chart of ${chosen.record.name}`}>
      {chart ? (
        <ChartView key={chart.id} chart={chart} {...chosen} covered={covered} />
      ) : (
        <>
          <ActorStatus {...chosen} />
          <p className="ins-quiet">There is no chart of this machine.</p>
        </>
      )}
    </section>
  )
}
