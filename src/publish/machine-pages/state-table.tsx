import { machines as words } from '#content/machines'
import { site } from '#content/site'

import type { MachineFacts } from '../charts/facts'
import { About, Cell, Code, Head, Names } from './cells'
import { Section } from './section'

type State = MachineFacts['states'][number]
type Transition = State['transitions'][number]

const { table } = words

const triggerOf = ({ event, delay, figure }: Transition) => {
  if (delay === undefined) return event || table.always
  // A figure stays beside its unit.
  return `${table.after} ${delay}${figure === undefined ? '' : ` (${figure.replace(' ', '\u00A0')})`}`
}

/** Its path, or the machine's name. Ids are paths behind that name. */
const nameOf = (state: string, machine: string) => state.replace(`${machine}.`, '')

const targetOf = ({ targets }: Transition, state: State, id: string) => {
  if (targets.length === 0) return table.stays
  const names = targets.map((target) => nameOf(target, id)).join(', ')
  return targets.includes(state.id) ? `${names} (${table.again})` : names
}

/** An action; if it sends an event, that too. */
const deedOf =
  ({ sends = {} }: Transition) =>
  (action: string) =>
    sends[action] === undefined ? action : `${action}: ${sends[action]}`

const traitsOf = ({ initial, type, tags, entry, exit }: State) => [
  ...(initial ? [table.initial] : []),
  ...(type === 'final' || type === 'parallel' ? [table[type]] : []),
  ...(tags.length > 0 ? [`${table.tags}: ${tags.join(', ')}`] : []),
  ...(entry.length > 0 ? [`${table.entry}: ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`${table.exit}: ${exit.join(', ')}`] : []),
]

/** Every state with its transitions, in the order of the source; no column is empty. */
export function StateTable({ id, states }: Pick<MachineFacts, 'id' | 'states'>) {
  const all = states.flatMap(({ transitions }) => transitions)
  const hasGuards = all.some(({ guards }) => guards)
  const hasActions = all.some(({ actions }) => actions.length > 0)
  const columns = [
    table.state,
    table.event,
    ...(hasGuards ? [table.guard] : []),
    table.target,
    ...(hasActions ? [table.actions] : []),
  ]
  return (
    <Section id="states" heading={table.heading}>
      <table>
        <Head columns={columns} />
        {states.map((state) => (
          <tbody key={state.path}>
            {state.transitions.length === 0 && (
              <tr>
                <StateHead id={id} state={state} />
                <td colSpan={columns.length - 1} className="machine-none" lang={site.lang}>
                  {table.none}
                </td>
              </tr>
            )}
            {[...state.transitions.entries()].map(([place, transition]) => (
              // Two transitions of an event may differ in their guards only.
              <tr key={place}>
                {place === 0 && <StateHead id={id} state={state} />}
                <Cell of={table.event}>
                  <Code>{triggerOf(transition)}</Code>
                </Cell>
                {hasGuards && (
                  <Cell of={table.guard}>
                    {transition.guards && <Names of={transition.guards} />}
                  </Cell>
                )}
                <Cell of={table.target}>
                  <Code>{targetOf(transition, state, id)}</Code>
                </Cell>
                {hasActions && (
                  <Cell of={table.actions}>
                    {transition.actions.length > 0 && (
                      <Names of={transition.actions.map(deedOf(transition))} />
                    )}
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

function StateHead({ id, state }: { id: string; state: State }) {
  return (
    <th scope="rowgroup" rowSpan={state.transitions.length || 1}>
      <Code>{state.path || id}</Code>
      {traitsOf(state).map((trait) => (
        <small key={trait} lang={site.lang}>
          {trait}
        </small>
      ))}
      {state.about && (
        <p>
          <About>{state.about}</About>
        </p>
      )}
    </th>
  )
}
