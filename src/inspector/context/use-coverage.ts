import { site } from '../site'
import type { Chart } from '../chart/chart'
import { coverageOf, wholeOf, type Coverage } from '../store/coverage'
import { useChosen, useInspector, useInspectorState, useStore } from './inspector-context'

/** The coverage of the chosen actor's machine, of what is asked for; null unless it is wanted. */
export const useCoverage = (isWanted = true): { chart: Chart; coverage: Coverage } | null => {
  const store = useStore()
  const { scope } = useInspectorState()
  const { source } = useInspector()
  const chosen = useChosen()
  const chart = chosen && site.charts[chosen.record.machine]
  if (!chart || !isWanted) return null
  if (scope === 'tests') return { chart, coverage: wholeOf(chart) }
  return { chart, coverage: source.coverage ?? coverageOf(store, chart) }
}
