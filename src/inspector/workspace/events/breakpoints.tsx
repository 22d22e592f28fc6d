import { useSelector } from '@xstate/react'

import type { Breakpoint } from '#machines/inspector/brake.machine'

import { site } from '../../site'
import type { Brake } from '../../sources/brake'
import { transitionsIn } from '../../../chart/chart'
import { statesOf } from '../../store/coverage'
import type { ActorRecord } from '../../store/store'
import { Button } from '../../context/controls'

/** What an actor can be stopped at: its events, its states, and the guards of its events. */
const optionsOf = ({ name: actor, machine }: ActorRecord): Breakpoint[] => {
  const chart = site.charts[machine]
  if (!chart) return []
  const transitions = transitionsIn(chart).filter(({ event }) => event !== '')
  const names = {
    event: transitions.map(({ event }) => event),
    state: statesOf(chart).map(({ id }) => id),
    guard: transitions.flatMap(({ guards = [] }) => guards),
  } as const
  return (['event', 'state', 'guard'] as const).flatMap((kind) =>
    [...new Set(names[kind])].map((name) => ({ kind, actor, name })),
  )
}

const textOf = ({ kind, name }: Breakpoint) => `${kind === 'guard' ? 'refused by' : kind}: ${name}`

interface BreakpointsProps {
  record: ActorRecord
  brake: Brake
}

/** The breakpoints of an actor. */
export function Breakpoints({ record, brake: { control } }: BreakpointsProps) {
  const all = useSelector(control, ({ context }) => context.breakpoints)
  const own = all.filter(({ actor }) => actor === record.name).map(textOf)
  const known = new Map(optionsOf(record).map((option) => [textOf(option), option]))
  const others = [...known.keys()].filter((text) => !own.includes(text))
  const toggle = (text: string) => {
    const breakpoint = known.get(text)
    if (breakpoint) control.send({ type: 'break.toggle', breakpoint })
  }
  return (
    <div className="ins-breakpoints ins-line">
      <select aria-label="Break on …" value="" onChange={({ target }) => toggle(target.value)}>
        <option value="">Break on …</option>
        {others.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
      <ul className="ins-line" aria-label="Breakpoints">
        {own.map((text) => (
          <li key={text}>
            <Button
              className="ins-button ins-mono"
              aria-label={`Remove the breakpoint: ${text}`}
              onClick={() => toggle(text)}
            >
              {text} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
