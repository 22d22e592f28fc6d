import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'

import { CopyButton, IconButton, More } from '../context/controls'
import { useView } from '../context/inspector-context'
import { handOver } from '../simulator/handover'
import type { Timer } from '../protocol'
import { atEachTick, tickOf } from '../observe/tick'
import { endOf } from '../observe/timers'
import { delayOf, site } from '../seam'
import { keptAt } from '../sources/source'
import { chartAt } from '../store/figures'
import { standingLine } from '../store/state-line'
import { waitsFor } from '../store/waits'

/** The chosen actor in a sentence, and what is done with its chart and with the panel. */
export function TopBar() {
  const { panel, source, store, brake, marks, moment, record, chosen, machine } = useView()
  const page = record && site.machinePage(record.machine)
  const close = () => panel.send({ type: 'panel.close' })
  /** Whether the simulator is to be opened: at the moment that is shown, or else at its start. */
  const takeAlong = () => {
    if (!chosen) return true
    const { name, machine: id, input, parent } = chosen.record
    try {
      const base = keptAt(store, name, moment?.id ?? Infinity, moment?.at ?? source.now())
      handOver(id, { input: input ?? null, base, isChild: parent !== null })
      return true
    } catch (error) {
      const { message } = error as Error
      return confirm(`This moment cannot be taken along: ${message}. Simulate from its start?`)
    }
  }
  const copyMermaid = async () =>
    (await import('../../chart/mermaid')).toMermaid(chartAt(record!.snapshot))

  return (
    <header className="ins-bar ins-head">
      <ActorStatus />
      {brake && machine && (
        <IconButton
          label="Set breakpoints"
          title="Set breakpoints: press a state or an event in the chart"
          aria-pressed={marks}
          onClick={() => panel.send({ type: 'marks.set', marks: !marks })}
        >
          ●
        </IconButton>
      )}
      <More>
        {machine && <CopyButton text={copyMermaid}>Copy as Mermaid</CopyButton>}
        {brake && page && (
          <a
            className="ins-button"
            href={page}
            onClick={(event) => {
              if (!takeAlong()) return event.preventDefault()
              // It would be open there, too, in front of the simulator.
              close()
            }}
          >
            Simulate from here
          </a>
        )}
        {brake && site.hasStately && (
          <a className="ins-button" href="?inspect=stately">
            Open in Stately's inspector
          </a>
        )}
      </More>
      {brake && (
        <IconButton label="Close" onClick={close}>
          ×
        </IconButton>
      )}
    </header>
  )
}

/**
 * When a delay ends: the seconds left of it, on the actors' clock. While they pass,
 * only this is rendered. A clock that is moved by hand is exact.
 */
function Countdown({ timer }: { timer: Timer }) {
  const { source, brake, moment } = useView()
  const isStill = useSelector(brake?.control, (state) => state?.hasTag('still') ?? true)
  const subscribe = useCallback(
    (tell: () => void) => (isStill ? () => {} : atEachTick(tell)),
    [isStill],
  )
  const now = useSyncExternalStore(subscribe, () => (isStill ? source.now() : tickOf(source.now())))
  return endOf(timer, moment?.at ?? now)
}

function ActorStatus() {
  const { entry, record, chosen, machine, actorId } = useView()
  const isOther = actorId !== null && actorId !== record?.name && actorId !== record?.machine
  const isPast = entry !== null
  const isGone = record?.isGone === true && !isPast
  const waits = machine && chosen && !record?.isGone && waitsFor(chosen.snapshot)
  return (
    <p className="ins-status">
      {isOther && `${actorId} is not running here; `}
      <strong>{record?.name}</strong> {isPast || isGone ? 'was ' : 'is '}
      {chosen ? <em>{standingLine(chosen.snapshot)}</em> : 'not there yet'}
      {isGone && ' · has left the page'}
      {!isGone &&
        chosen?.snapshot.status === 'active' &&
        chosen.snapshot.timers.map((timer) => (
          <span key={timer.id}>
            {' · '}
            {delayOf(timer.event.type, machine) ?? timer.event.type} <Countdown timer={timer} />
          </span>
        ))}
      {waits && <span> · {waits}</span>}
    </p>
  )
}
