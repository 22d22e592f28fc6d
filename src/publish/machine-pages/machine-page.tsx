import { machines } from 'virtual:machine-facts'

import { machines as words } from '#content/machines'

import type { MachineFacts } from '../charts/facts'
import { machinePath } from '../../routing/machine-pages'
import { Breakable } from './cells'
import { English } from './english'
import { highlight } from './highlight'
import { whereItRuns } from './links'
import { MachineChart } from './machine-chart'
import { Section } from './section'
import { StateTable } from './state-table'
import { DelayTable, EventTable, GuardTable } from './tables'

const lineCount = (text: string) => text.trimEnd().split('\n').length

/** Files of the project in full; the first one is open. */
function Files({
  id,
  heading,
  files,
}: {
  id: string
  heading: string
  files: MachineFacts['sources']
}) {
  if (files.length === 0) return null
  return (
    <Section id={id} heading={heading}>
      {files.map(({ name, text }, index) => (
        <details key={name} className="machine-file" open={index === 0 && id === 'source'}>
          <summary>
            <code>
              <Breakable>{name}</Breakable>
            </code>{' '}
            <small>
              {lineCount(text)} {words.lines}
            </small>
          </summary>
          {/* It scrolls, and holds nothing that can be focused. */}
          <pre tabIndex={0} role="region" aria-label={name}>
            <code>{highlight(text.trimEnd())}</code>
          </pre>
        </details>
      ))}
    </Section>
  )
}

/** What comes below the chart. */
const parts = ({ guards, delays, tests }: MachineFacts) =>
  [
    ['states', words.table.heading, true],
    ['events', words.events.heading, true],
    ['guards', words.guards.heading, guards.length > 0],
    ['delays', words.delays.heading, delays.length > 0],
    ['source', words.source, true],
    ['tests', words.tests, tests.length > 0],
  ] as const

function Neighbours({ id }: { id: string }) {
  const index = machines.findIndex((machine) => machine.id === id)
  const [before, after] = [machines[index - 1], machines[index + 1]]
  return (
    <nav className="page machine-neighbours" aria-label={words.all}>
      {before && (
        <a href={machinePath(before.id)} rel="prev">
          <small>{words.previous}</small> <code lang="en">{before.id}</code>
        </a>
      )}
      <a href={machinePath()}>{words.all}</a>
      {after && (
        <a href={machinePath(after.id)} rel="next">
          <small>{words.next}</small> <code lang="en">{after.id}</code>
        </a>
      )}
    </nav>
  )
}

/** Where it runs, and what is on the page: below the chart, so that a phone's first screen shows that. */
function Links({ machine }: { machine: MachineFacts }) {
  const places = whereItRuns(machine.runsOn, machine.id)
  return (
    <div className="page machine-links">
      {places.length > 0 && (
        <p className="machine-places">
          {words.runsOn}{' '}
          {places.map(({ text, href }) => (
            <a key={href} href={href} title={words.inspect}>
              {text}
            </a>
          ))}
        </p>
      )}
      <nav className="machine-contents label" aria-label={words.contents}>
        <ul>
          {parts(machine).map(
            ([part, text, isThere]) =>
              isThere && (
                <li key={part}>
                  <a href={`#${part}`}>{text}</a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </div>
  )
}

/** All about one machine. */
export function MachinePage({ machine }: { machine: MachineFacts }) {
  const { id, about, states, sources, tests } = machine
  const transitions = states.flatMap((state) => state.transitions)
  return (
    <article className="machine">
      <header className="page machine-head">
        <p className="label">
          <a href={machinePath()}>{words.title}</a>
        </p>
        <h1 tabIndex={-1} className="title">
          <English>{id}</English>
        </h1>
        <p className="machine-lead">
          <English>{about}</English>
        </p>
      </header>
      <section className="machine-stage" aria-labelledby="chart">
        <div className="page">
          <div className="machine-summary">
            <h2 id="chart" tabIndex={-1} className="title">
              {words.chart.heading}
            </h2>
            <p className="machine-counts label">
              {states.length - 1} {words.states} · {transitions.length} {words.transitions}
            </p>
          </div>
          <p className="machine-note script-only">{words.chart.hint}</p>
        </div>
        <div className="machine-simulator" data-machine={id} lang="en" dir="ltr">
          <MachineChart chart={machine.chart} />
        </div>
      </section>
      <Links machine={machine} />
      <StateTable id={id} states={states} />
      <EventTable id={id} events={machine.events} />
      <GuardTable guards={machine.guards} />
      <DelayTable delays={machine.delays} />
      <Files id="source" heading={words.source} files={sources} />
      <Files id="tests" heading={words.tests} files={tests} />
      <Neighbours id={id} />
    </article>
  )
}
