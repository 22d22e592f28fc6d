import type { ReactNode } from 'react'

import { machines as words } from '#content/machines'

import { duration } from '../charts/duration'
import type { MachineFacts } from '../charts/facts'
import { Cell, Code, Head, Names, RowHead } from './cells'
import { highlight } from './highlight'
import { Section } from './section'

interface FactTableProps {
  id: string
  heading: string
  note?: string
  /** The first is that of the names; cells go by the others. */
  columns: readonly [string, ...string[]]
  rows: readonly { name: string; about: string; cells: Readonly<Record<string, ReactNode>> }[]
}

/** A table of what is named in a machine; none if there is nothing, and no column that is empty. */
function FactTable({ columns, rows, ...section }: FactTableProps) {
  if (rows.length === 0) return null
  const filled = columns.slice(1).filter((column) => rows.some(({ cells }) => cells[column]))
  return (
    <Section {...section}>
      <table>
        <Head columns={[columns[0], ...filled]} />
        <tbody>
          {rows.map(({ name, about, cells }) => (
            <tr key={name}>
              <RowHead name={name} about={about} />
              {filled.map((column) => (
                <Cell key={column} of={column}>
                  {cells[column]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

const Source = ({ children }: { children: string }) => (
  <pre>
    <code>{highlight(children)}</code>
  </pre>
)

/** The events, each with its data and a sample. */
export function EventTable({ id, events }: Pick<MachineFacts, 'id' | 'events'>) {
  const { heading, event, data, sample, takenIn } = words.events
  const rows = events.map(({ type, about, ...each }) => ({
    name: type,
    about,
    cells: {
      [data]: each.data && <Code>{each.data}</Code>,
      [sample]: <Names of={each.samples.map((one) => JSON.stringify(one))} />,
      [takenIn]: <Names of={each.takenIn.map((path) => path || id)} />,
    },
  }))
  return (
    <FactTable id="events" heading={heading} columns={[event, data, sample, takenIn]} rows={rows} />
  )
}

/** The conditions of transitions, as the source has them. */
export function GuardTable({ guards }: Pick<MachineFacts, 'guards'>) {
  const { heading, guard, condition } = words.guards
  const rows = guards.map(({ code, ...named }) => ({
    ...named,
    cells: { [condition]: <Source>{code}</Source> },
  }))
  return <FactTable id="guards" heading={heading} columns={[guard, condition]} rows={rows} />
}

/** The delays, with their figures. */
export function DelayTable({ delays }: Pick<MachineFacts, 'delays'>) {
  const { heading, delay, figure, definition, note } = words.delays
  const rows = delays.map(({ ms, code, ...named }) => ({
    ...named,
    cells: { [figure]: <Code>{duration(ms)}</Code>, [definition]: <Source>{code}</Source> },
  }))
  const columns = [delay, figure, definition] as const
  return <FactTable id="delays" heading={heading} note={note} columns={columns} rows={rows} />
}
