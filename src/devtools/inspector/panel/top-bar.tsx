import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { delayOf } from '#devtools/actors/delay-of.ts'
import { eventName } from '#devtools/actors/event-name.ts'
import { duration } from '#devtools/chart/chart.ts'
import { CopyButton, IconButton, More } from './controls.tsx'
import { useIsFrozen, useInspector, useView } from './inspector-context.ts'
import { guardsAtEnd } from '../explain/guards-at-end.ts'
import { statusLine } from '../explain/state-line.ts'
import { machineIdOf, type ActorMoment } from '../moments.ts'
import { site } from '../site.ts'
import { secondsTo } from '../tick.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { AfterPaint } from './after-paint.tsx'
import { usePreviews } from './use-previews.ts'
import { waitsText } from './waits-text.ts'

/** The chosen actor in a sentence, and the controls of its chart and of the panel. */
export function TopBar() {
  const { panel, isPage, machine } = useView()
  const copyMermaid = async () => (await import('../chart/as-mermaid.ts')).asMermaid(machine!)

  return (
    <header className="ins-bar ins-head">
      <ActorStatus />
      <More>
        {machine && <CopyButton text={copyMermaid}>Copy as Mermaid</CopyButton>}
        {isPage && <SimulateLink />}
        {isPage && (
          <a className="ins-button" href="?inspect=stately">
            Open in Stately's inspector
          </a>
        )}
      </More>
      {isPage && (
        <IconButton label="Close" onClick={() => panel.send({ type: 'panel.close' })}>
          ×
        </IconButton>
      )}
    </header>
  )
}

/** A link to the simulator of the chosen actor's machine, at the moment that is shown. */
function SimulateLink() {
  const { panel, source, moment, actor, shown } = useView()
  const path = actor && site.machinePage(machineIdOf(actor))
  if (!path) return null
  // The panel would be open there, too, in front of the simulator.
  const close = () => panel.send({ type: 'panel.close' })
  /** The address is worked out when it is asked for, since the clock runs. */
  const leave = async () => {
    try {
      const { leaveFor } = await import('../simulator/leave-for.ts')
      leaveFor(path, shown?.step, moment?.at ?? source.now(), close)
    } catch {
      // Without this code the control is an ordinary link.
      location.assign(path)
    }
  }
  return (
    <a
      className="ins-button"
      href={path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void leave()
      }}
    >
      Simulate from here
    </a>
  )
}

interface CountdownProps {
  /** When its delay ends, on the actors' clock. */
  due: number
}

/** The time to a delay's end, while the actors' clock runs. */
function Countdown({ due }: CountdownProps) {
  const { source } = useInspector()
  return `within ${useTimeLeft(due, source.now)}`
}

/**
 * The time to a delay's end on a clock that stands, or at a moment of the past: it is known
 * exactly.
 */
function TimeTo({ due }: CountdownProps) {
  const { source, moment } = useView()
  const isFrozen = useIsFrozen()
  if (!moment && !isFrozen) return <Countdown due={due} />
  return `in ${secondsTo(due, moment?.at ?? source.now())}`
}

/** The guards that decide at the end of a delay whether it leads anywhere. */
function AskedThen({ snapshot, event }: { snapshot: AnyMachineSnapshot; event: AnyEventObject }) {
  const guards = guardsAtEnd(snapshot, event)
  return guards.length > 0 && `, asks then: ${guards.join(', ')}`
}

/** The delays that run, each with what is left of it. */
function Delays({ shown: { snapshot, timers } }: { shown: ActorMoment }) {
  const { machine } = useView()
  return timers.map(({ event, due, asked, to }) => (
    <span key={`${event.type} ${due}`}>
      {` · ${delayOf(event.type, machine) ?? eventName(event, machine)} `}
      {to && `→ ${to.id} `}
      <TimeTo due={due} />
      {asked !== undefined && `: ${duration(asked)}`}
      {machine && !to && <AskedThen snapshot={snapshot as AnyMachineSnapshot} event={event} />}
    </span>
  ))
}

/** The events that an actor at rest waits for; nothing if a delay will move it. */
function Waits({ shown: { snapshot, timers } }: { shown: ActorMoment }) {
  usePreviews()
  if (timers.some(({ to }) => !to)) return null
  const text = waitsText(snapshot as AnyMachineSnapshot)
  return text && ` · ${text}`
}

function ActorStatus() {
  const { moment, actor, shown, machine, actorId } = useView()
  const isOther = actorId !== null && actor && actorId !== actor.id && actorId !== machine?.id
  const hasLeft = shown?.hasLeft === true
  const snapshot = hasLeft ? (shown.step?.before ?? shown.snapshot) : shown?.snapshot
  return (
    <p className="ins-status">
      {isOther && `${actorId} is not running here; `}
      <strong>{actor?.id}</strong> {moment || hasLeft ? 'was ' : 'is '}
      <em>{snapshot ? statusLine(snapshot) : 'not there yet'}</em>
      {hasLeft && ' · has left the page'}
      {shown && <Delays shown={shown} />}
      {machine && shown && !hasLeft && (
        // It works out the effect of each event.
        <AfterPaint>
          <Waits shown={shown} />
        </AfterPaint>
      )}
    </p>
  )
}
