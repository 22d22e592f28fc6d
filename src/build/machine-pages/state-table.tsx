import { machines as words } from '#content/machines'
import { site } from '#content/site'

import type { MachineFacts } from '../charts/facts'
import { Cell, Code, Head, Names } from './cells'
import { Section } from './section'

type State = MachineFacts['states'][number]
type Transition = State['transitions'][number]

const { table } = words

const triggerOf = ({ event, delay, figure }: Transition) => {
  if (delay === undefined) return event || table.always
  return `${table.after} ${delay}${figure === undefined ? '' : ` (${figure})`}`
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

/** Every state with its transitions, in the order of the source. */
export function StateTable({ id, states }: Pick<MachineFacts, 'id' | 'states'>) {
  return (
    <Section id="states" heading={table.heading}>
      <table>
        <Head columns={[table.state, table.event, table.guard, table.target, table.actions]} />
        {states.map((state) => (
          <tbody key={state.path}>
            {state.transitions.length === 0 && (
              <tr>
                <StateHead id={id} state={state} />
                <td colSpan={4} className="machine-none" lang={site.lang}>
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
                <Cell of={table.guard}>
                  {transition.guards && <Names of={transition.guards} />}
                </Cell>
                <Cell of={table.target}>
                  <Code>{targetOf(transition, state, id)}</Code>
                </Cell>
                <Cell of={table.actions}>
                  {transition.actions.length > 0 && (
                    <Names of={transition.actions.map(deedOf(transition))} />
                  )}
                </Cell>
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
      {state.about && <p>{state.about}</p>}
    </th>
  )
}
