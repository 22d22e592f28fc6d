import type { CatalogueEntry } from '#machines'

import { type Chart, type ChartNode, type ChartTransition, triggerOf } from '../../chart/chart'

/** What kind of data a sample is: `number`, `list`, `{ width, height }`. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'object') return typeof value
  return value === null ? 'null' : `{ ${Object.keys(value).join(', ')} }`
}

/** The data of an event, by its parts: `reason: visitor | reduced`. */
const payloadOf = ({ events, values }: CatalogueEntry, type: string): string[] => {
  const samples = (events as readonly Record<string, unknown>[]).filter(
    (event) => event['type'] === type,
  )
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)))
  keys.delete('type')
  return [...keys].map((key) => {
    const kinds = values[key] ?? new Set(samples.map((sample) => kindOf(sample[key])))
    return `${key}: ${[...kinds].join(' | ')}`
  })
}

interface ListProps {
  chart: Chart
  entry: CatalogueEntry
}

/** A state's path, or the machine's name. Ids are paths behind that name. */
const nameOf = (state: string, machine: string) => state.replace(`${machine}.`, '')

/** As UML writes it, `event [guard] → state / action`; and the data of its event. */
function Transition({ chart, entry, ...props }: ListProps & { transition: ChartTransition }) {
  const { transition } = props
  const { event, figure, guards, targets, actions } = transition
  const trigger = [
    triggerOf(transition),
    ...(figure === undefined ? [] : [`(${figure})`]),
    ...(guards ? [`[${guards.join(' and ')}]`] : []),
  ]
  const details = [...payloadOf(entry, event), ...actions.map((action) => `/ ${action}`)]
  return (
    <dd>
      <code>{trigger.join(' ')}</code> →{' '}
      <code>{targets.map((target) => nameOf(target, chart.id)).join(', ') || 'stays'}</code>
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </dd>
  )
}

/** What is said of a state besides its transitions. */
const traitsOf = ({ initial, type, tags, starting, entry, exit, invokes = [], notes }: ChartNode) =>
  [
    initial && 'initial',
    type !== 'atomic' && type !== 'compound' && type,
    tags.length > 0 && `tags: ${tags.join(', ')}`,
    entry.length > 0 && `on entry: ${entry.join(', ')}`,
    starting && `on its way to the initial state: ${starting.join(', ')}`,
    invokes.length > 0 && `invokes: ${invokes.map(({ name }) => name).join(', ')}`,
    exit.length > 0 && `on exit: ${exit.join(', ')}`,
    notes,
  ].filter(Boolean)

/** The chart's text: every state with its transitions, in the order in which they are tried. */
export function StateList({ chart, entry }: ListProps) {
  return (
    <section className="page machine-states" aria-labelledby="states">
      <h2 id="states" tabIndex={-1} className="title">
        States and transitions
      </h2>
      <dl>
        {chart.nodes.map((state) => (
          <div key={state.id}>
            <dt>
              <code>{nameOf(state.id, chart.id)}</code>
              <small>{traitsOf(state).join(' · ')}</small>
            </dt>
            {state.transitions.map((transition) => (
              <Transition key={transition.id} chart={chart} entry={entry} transition={transition} />
            ))}
            {state.transitions.length === 0 && <dd>No transition of its own.</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
