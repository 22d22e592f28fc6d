import type { Chart, ChartNode } from '../../chart/chart'
import type { Timer } from '../../observe/protocol'

/** A chart, and all that changes in it while its machine runs. */
export interface ChartLook {
  chart: Chart
  active: ReadonlySet<string>
  /** Transitions of the latest step. */
  taken: ReadonlySet<string>
  /** Changes with every step, so that the same edge is traced anew. */
  step: number
  timers: readonly { node: ChartNode; timer: Timer }[]
  /** Events that would be taken now. */
  accepted: ReadonlySet<string>
  /** Transitions that a test has covered; all of them, if nobody counts. */
  covered?: ReadonlySet<string> | undefined
  onSend?: ((event: string) => void) | undefined
}
