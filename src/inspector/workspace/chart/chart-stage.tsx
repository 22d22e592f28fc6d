import './chart-stage.css'

import { site } from '../../site'
import { useView } from '../../context/inspector-context'
import { ActorStatus } from '../actors/actor-status'
import { withFigures } from '../../store/figures'
import { ChartView } from './chart-view'

/** The chart of the chosen actor, with the coverage over it where that is looked at. */
export function ChartStage({ isCounted }: { isCounted: boolean }) {
  const { store, source, record, chosen, view } = useView()
  if (!record) return <div className="ins-stage" />
  const drawn = site.charts[record.machine]
  const machine = source.machineOf(record)
  const chart = drawn && machine && chosen ? withFigures(drawn, machine, chosen.snapshot) : drawn
  const covered =
    chart && (isCounted || view === 'coverage') ? store.coverageOf(chart.id).transitions : undefined
  return (
    <section className="ins-stage" aria-label={`Chart of ${record.name}`}>
      {chart && chosen ? (
        <ChartView key={chart.id} chart={chart} {...chosen} covered={covered} />
      ) : (
        <>
          <ActorStatus />
          {!chart && <p className="ins-quiet">There is no chart of this machine.</p>}
        </>
      )}
    </section>
  )
}
