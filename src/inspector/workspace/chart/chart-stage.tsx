import './chart-stage.css'

import { site, words } from '../../site'
import { useChosen } from '../../context/inspector-context'
import { ActorStatus } from '../actors/actor-status'
import { ChartView } from './chart-view'

/** The chart of the chosen actor. */
export function ChartStage({ covered }: { covered: ReadonlySet<string> | undefined }) {
  const chosen = useChosen()
  const chart = chosen && site.charts[chosen.record.machine]
  if (!chosen) return <div className="ins-stage" />
  return (
    <section className="ins-stage" aria-label={`${words.chart.label} ${chosen.record.name}`}>
      {chart ? (
        <ChartView key={chart.id} chart={chart} {...chosen} covered={covered} />
      ) : (
        <>
          <ActorStatus {...chosen} />
          <p className="ins-quiet">{words.chart.unknown}</p>
        </>
      )}
    </section>
  )
}
