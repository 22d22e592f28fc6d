import { charts } from 'virtual:charts'

import { catalogue, type CatalogueEntry } from '#machines'

import { machinePath } from '../../routing/machine-pages'
import { countsOf } from '../../chart/chart'
import { listPage } from './list-page'

const isOfInspector = ({ file }: CatalogueEntry) => file.startsWith('inspector/')

/** The list of all machines, in English as they are. */
export function MachineIndex() {
  const entries: readonly CatalogueEntry[] = catalogue
  const groups = [
    ['On the pages', entries.filter((entry) => !isOfInspector(entry))],
    ['In the inspector', entries.filter(isOfInspector)],
  ] as const
  return (
    <div className="page machine" lang="en" dir="ltr">
      <header className="machine-head">
        <h1 tabIndex={-1} className="title">
          {listPage.title}
        </h1>
        <p className="machine-lead">{listPage.description}</p>
      </header>
      {groups.map(([heading, members]) => (
        <section key={heading} className="machine-group">
          <h2 className="title">{heading}</h2>
          <ul className="machine-list">
            {members.map(({ id, about }) => (
              <li key={id}>
                <a href={machinePath(id)}>
                  <strong className="title">{id}</strong>
                  <span>{about}</span>
                  <small className="label">{countsOf(charts[id]!)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
