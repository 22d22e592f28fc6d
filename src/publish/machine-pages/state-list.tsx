import { type Chart, type ChartNode, type ChartTransition, triggerOf } from '#chart/chart.ts'

/** A state's path, or the machine's name. Ids are paths behind that name. */
const nameOf = (state: string, machine: string) =>
  state.startsWith(`${machine}.`) ? state.slice(machine.length + 1) : state

/** As UML writes it: `event [guard] → state / action`. */
function Transition({ machine, transition }: { machine: string; transition: ChartTransition }) {
  const { figure, guards, targets, actions } = transition
  const trigger = [
    triggerOf(transition),
    ...(figure === undefined ? [] : [`(${figure})`]),
    ...(guards ? [`[${guards.join(' and ')}]`] : []),
  ]
  return (
    <dd>
      <code>{trigger.join(' ')}</code> →{' '}
      <code>{targets.map((target) => nameOf(target, machine)).join(', ') || 'stays'}</code>
      {actions.map((action) => (
        <small key={action}>/ {action}</small>
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
export function StateList({ chart }: { chart: Chart }) {
  return (
    <section className="page machine-states" aria-labelledby="states">
      <h2 id="states" tabIndex={-1} className="title">
        States and transitions
      </h2>
      <dl translate="no">
        {chart.nodes.map((state) => (
          <div key={state.id}>
            <dt>
              <code>{nameOf(state.id, chart.id)}</code>
              <small>{traitsOf(state).join(' · ')}</small>
            </dt>
            {state.transitions.map((transition) => (
              <Transition key={transition.id} machine={chart.id} transition={transition} />
            ))}
            {state.transitions.length === 0 && <dd>No transition of its own.</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
