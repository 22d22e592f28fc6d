import type { Chart, ChartNode } from '../../chart/chart'
import type { Timer } from '../../protocol'

/** A chart, and what changes in it while its machine runs. */
export interface ChartLook {
  chart: Chart
  active: ReadonlySet<string>
  /** Ids of the last step's transitions. */
  taken: ReadonlySet<string>
  /** Changes with every step, so that the same edge is traced again. */
  step: number
  timers: readonly { node: ChartNode; timer: Timer }[]
  /** Types of the events that would be taken now. */
  accepted: ReadonlySet<string>
  /** Ids of the transitions taken so far, if coverage is counted. */
  covered?: ReadonlySet<string> | undefined
  onSend?: ((event: string) => void) | undefined
}
