import { site } from '../site'
import type { Chart } from '../../chart/chart'
import type { Coverage } from '../store/store'
import { useView } from './inspector-context'

/** The coverage of the chosen actor's machine; null unless it is wanted. */
export const useCoverage = (isWanted = true): { chart: Chart; coverage: Coverage } | null => {
  const { store, chosen } = useView()
  const chart = chosen && site.charts[chosen.record.machine]
  return chart && isWanted ? { chart, coverage: store.coverageOf(chart.id) } : null
}
