import { charts } from 'virtual:charts'

import { catalogue } from '#machines/catalogue.ts'

import { countsOf } from '#devtools/chart/chart.ts'
import drawing from '#devtools/chart/drawing.css?inline'
import { machinePath } from './machine-links.ts'
import { listPage, machinePageOf } from './list-page.ts'
import { MachinePage } from './machine-page.tsx'
import pages from './machine-pages.css?inline'

/** The style sheet of all these pages: it stands in them, and no other page loads it. */
export const machineCss = [drawing, pages].join('')

/** The list of all machines, in English on every site; the inspector's come last. */
function MachineIndex() {
  return (
    <div className="page machine" lang="en" dir="ltr">
      <header className="machine-head">
        <h1 tabIndex={-1} className="title">
          {listPage.title}
        </h1>
        <p className="machine-lead">{listPage.description}</p>
      </header>
      <ul className="machine-list">
        {catalogue.map(({ id, about }) => (
          <li key={id}>
            <a href={machinePath(id)}>
              <strong translate="no" className="title">
                {id}
              </strong>
              <span className="text-muted">{about}</span>
              <small className="label">{countsOf(charts[id]!)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list of machines and a page for each; none on a site without the inspector. */
export const machinePages = import.meta.env.INSPECTOR
  ? [
      { page: listPage, content: <MachineIndex /> },
      ...catalogue.map((entry) => ({
        page: machinePageOf(entry),
        content: <MachinePage entry={entry} />,
      })),
    ]
  : []
