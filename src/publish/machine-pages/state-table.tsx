import { Fragment } from 'react'

import type { CatalogueEntry } from '#machines'

import { type Chart, type ChartNode, type ChartTransition, triggerOf } from '../../chart/chart'

/** What kind of data a sample is: `number`, `list`, `{ width, height }`. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'object') return typeof value
  return value === null ? 'null' : `{ ${Object.keys(value).join(', ')} }`
}

/** The data of an event, a line for each part: `reason: visitor | reduced`. */
const payloadOf = ({ events, values }: CatalogueEntry, type: string): string[] => {
  const samples = (events as readonly Record<string, unknown>[]).filter(
    (event) => event['type'] === type,
  )
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)))
  keys.delete('type')
  return [...keys].map((key) => {
    const kinds = values[key] ?? new Set(samples.map((sample) => kindOf(sample[key])))
    // No line begins with a stroke.
    return `${key}: ${[...kinds].join('\u00A0| ')}`
  })
}

/** A name may break where its parts end: after the points of `track.moving.running`. */
const Code = ({ children }: { children: string }) => (
  <code>
    {children.split(/(?<=[a-z][.:])/).map((part, index) => (
      // The parts never change.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)

interface RowProps {
  chart: Chart
  entry: CatalogueEntry
}

/** A state's path, or the machine's name. Ids are paths behind that name. */
const nameOf = (state: string, machine: string) => state.replace(`${machine}.`, '')

/** What takes a transition: an event with its data, or the end of a delay; and its guards. */
function Trigger({ entry, transition }: { entry: CatalogueEntry; transition: ChartTransition }) {
  const { event, figure, guards } = transition
  // A figure stays beside its unit.
  const time = figure === undefined ? '' : ` (${figure.replace(' ', '\u00A0')})`
  return (
    <>
      <Code>{triggerOf(transition) + time}</Code>
      {guards && <Code>{` [${guards.join(' and ')}]`}</Code>}
      {payloadOf(entry, event).map((part) => (
        <small key={part}>{part}</small>
      ))}
    </>
  )
}

function StateHead({ chart, state }: { chart: Chart; state: ChartNode }) {
  const { initial, type, tags, entry, exit, invokes = [], notes, transitions } = state
  const traits = [
    ...(initial ? ['initial'] : []),
    ...(type === 'final' || type === 'parallel' || type === 'history' ? [type] : []),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
    ...(entry.length > 0 ? [`on entry: ${entry.join(', ')}`] : []),
    ...(invokes.length > 0 ? [`invokes: ${invokes.map(({ name }) => name).join(', ')}`] : []),
    ...(exit.length > 0 ? [`on exit: ${exit.join(', ')}`] : []),
    ...(notes === undefined ? [] : [notes]),
  ]
  return (
    <th scope="rowgroup" rowSpan={transitions.length || 1}>
      <Code>{nameOf(state.id, chart.id)}</Code>
      {traits.map((trait) => (
        <small key={trait}>{trait}</small>
      ))}
    </th>
  )
}

/** The transitions of a state, in the order in which they are tried. */
function StateRows({ chart, entry, state }: RowProps & { state: ChartNode }) {
  const head = <StateHead chart={chart} state={state} />
  if (state.transitions.length === 0)
    return (
      <tr>
        {head}
        <td colSpan={3}>No transition of its own.</td>
      </tr>
    )
  return state.transitions.map((transition, place) => (
    <tr key={transition.id}>
      {place === 0 && head}
      <td>
        <Trigger entry={entry} transition={transition} />
      </td>
      <td data-column="Leads to">
        <Code>
          {transition.targets.map((target) => nameOf(target, chart.id)).join(', ') || 'stays'}
        </Code>
        {transition.targets.includes(state.id) && <small>enters again</small>}
      </td>
      <td data-column="Actions">
        {transition.actions.map((action) => (
          <Fragment key={action}>
            <Code>{action}</Code>
            {transition.sends?.[action] !== undefined && <small>{transition.sends[action]}</small>}
          </Fragment>
        ))}
      </td>
    </tr>
  ))
}

/** The chart's text: every state with its transitions, in the order of the source. */
export function StateTable({ chart, entry }: RowProps) {
  return (
    <section className="page machine-states" aria-labelledby="states">
      <h2 id="states" tabIndex={-1} className="title">
        States and transitions
      </h2>
      <table>
        <thead>
          <tr>
            {['State', 'Event [guard]', 'Leads to', 'Actions'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {chart.nodes.map((state) => (
          <tbody key={state.id}>
            <StateRows chart={chart} entry={entry} state={state} />
          </tbody>
        ))}
      </table>
    </section>
  )
}
