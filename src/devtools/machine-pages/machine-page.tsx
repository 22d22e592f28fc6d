import { charts } from 'virtual:charts'

import type { CatalogueEntry } from '#machines/catalogue.ts'
import { site } from 'virtual:content/site'

import { ChartImage } from '#devtools/chart/drawing.tsx'
import { fitChart } from '#devtools/chart/layout/layout.ts'
import { repositoryFile } from '#lib/addresses.ts'
import { machinePath } from './machine-links.ts'
import { countsOf } from '#devtools/chart/chart.ts'
import { listPage, machineWords } from './list-page.ts'
import { StateList } from './state-list.tsx'

/** The width that the drawing is laid out for, in pixels; the list below it says the same. */
const CHART_WIDTH = 640

/** The page about one machine, in English on every site. */
export function MachinePage({ entry }: { entry: CatalogueEntry }) {
  const { id, file, about } = entry
  const chart = charts[id]!
  const label = `Chart of ${id}`
  const room = { width: CHART_WIDTH, height: Infinity }
  return (
    <article className="machine" lang="en" dir="ltr">
      <header className="page machine-head">
        <p className="label">
          <a href={machinePath()}>{listPage.title}</a>
        </p>
        <h1 tabIndex={-1} translate="no" className="title">
          {id}
        </h1>
        <p className="machine-lead">{about}</p>
      </header>
      <section className="machine-stage" aria-labelledby="chart">
        <div className="page">
          <h2 id="chart" tabIndex={-1} className="title">
            {machineWords.chart}
          </h2>
          <p className="label">
            {countsOf(chart)}
            {site.repository !== undefined && (
              <>
                {' · '}
                <a href={repositoryFile(site.repository, `machines/${file}.ts`)}>
                  {machineWords.source}
                </a>
              </>
            )}
          </p>
          <p className="machine-note script-only">
            Press an outlined event (grey: not taken yet). Time stands still: you move the clock.
          </p>
        </div>
        <div className="machine-simulator" data-machine={id}>
          <div
            translate="no"
            className="machine-chart"
            role="region"
            tabIndex={0}
            aria-label={label}
          >
            <ChartImage drawing={fitChart(chart, room, true)} label={label} />
          </div>
        </div>
      </section>
      <StateList chart={chart} />
    </article>
  )
}
