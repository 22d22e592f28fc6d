import type { Chart } from '../../chart/chart'
import { ChartImage } from '../../chart/drawing'
import { fitChart, foldable } from '../../chart/layout/fit'

/** Widths that drawings are laid out for, in pixels: for a phone, a tablet and a desk. */
const WIDTHS = { narrow: 286, medium: 640, wide: 1120 } as const

/** A machine's chart as a drawing for each width; the table below it says the same. */
export function MachineChart({ chart }: { chart: Chart }) {
  const label = `Chart of ${chart.id}`
  // Without a script nothing can be opened.
  const open = new Set(foldable(chart))
  return (
    <div className="machine-chart" role="region" tabIndex={0} aria-label={label}>
      {Object.entries(WIDTHS).map(([name, width]) => (
        <div key={name} className={`machine-${name}`}>
          <ChartImage
            drawing={fitChart(chart, { width, height: Infinity }, { open, isRoomy: true })}
            label={label}
          />
        </div>
      ))}
    </div>
  )
}
