import { machines } from 'virtual:machine-facts'

import { machines as words } from '#content/machines'

import type { MachineFacts } from '../charts/facts'
import { English } from './english'
import { machinePath } from '../../routing/machine-pages'

const isOfInspector = ({ file }: MachineFacts) => file.startsWith('inspector/')

/** The list of all machines. */
export function MachineIndex() {
  const groups = [
    [words.groups.site, machines.filter((machine) => !isOfInspector(machine))],
    [words.groups.inspector, machines.filter(isOfInspector)],
  ] as const
  return (
    <div className="page machine">
      <header className="machine-head">
        <h1 tabIndex={-1} className="title">
          {words.title}
        </h1>
        <p className="machine-lead">{words.intent}</p>
      </header>
      {groups.map(([heading, members]) => (
        <section key={heading} className="machine-group">
          <h2 className="title">{heading}</h2>
          <ul className="machine-list">
            {members.map(({ id, about, states }) => (
              <li key={id}>
                <a href={machinePath(id)}>
                  <strong className="title">
                    <English>{id}</English>
                  </strong>
                  <span>
                    <English>{about}</English>
                  </span>
                  <small className="label">
                    {states.length - 1} {words.states} ·{' '}
                    {states.flatMap(({ transitions }) => transitions).length} {words.transitions}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
