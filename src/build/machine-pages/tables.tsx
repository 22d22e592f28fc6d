import { machines as words } from '#content/machines'

import type { MachineFacts } from '../charts/facts'
import { Cell, Code, Head, Names, RowHead } from './cells'
import { highlight } from './highlight'
import { Section } from './section'

/** The events, each with its data and a sample. */
export function EventTable({ id, events }: Pick<MachineFacts, 'id' | 'events'>) {
  const { heading, event, data, sample, takenIn } = words.events
  return (
    <Section id="events" heading={heading}>
      <table>
        <Head columns={[event, data, sample, takenIn]} />
        <tbody>
          {events.map((each) => (
            <tr key={each.type}>
              <RowHead name={each.type} about={each.about} />
              <Cell of={data}>{each.data && <Code>{each.data}</Code>}</Cell>
              <Cell of={sample}>
                <Names of={each.samples.map((one) => JSON.stringify(one))} />
              </Cell>
              <Cell of={takenIn}>
                <Names of={each.takenIn.map((path) => path || id)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The conditions of transitions, as the source has them. */
export function GuardTable({ guards }: Pick<MachineFacts, 'guards'>) {
  const { heading, guard, condition } = words.guards
  if (guards.length === 0) return null
  return (
    <Section id="guards" heading={heading}>
      <table>
        <Head columns={[guard, condition]} />
        <tbody>
          {guards.map(({ name, code, about }) => (
            <tr key={name}>
              <RowHead name={name} about={about} />
              <Cell of={condition}>
                <pre>
                  <code>{highlight(code)}</code>
                </pre>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The delays, with their figures. */
export function DelayTable({ delays }: Pick<MachineFacts, 'delays'>) {
  const { heading, delay, figure, definition, note } = words.delays
  if (delays.length === 0) return null
  return (
    <Section id="delays" heading={heading} note={note}>
      <table>
        <Head columns={[delay, figure, definition]} />
        <tbody>
          {delays.map(({ name, ms, code, about }) => (
            <tr key={name}>
              <RowHead name={name} about={about} />
              <Cell of={figure}>
                <Code>{`${ms} ms`}</Code>
              </Cell>
              <Cell of={definition}>
                <pre>
                  <code>{highlight(code)}</code>
                </pre>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
