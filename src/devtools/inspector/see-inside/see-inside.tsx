import type { AnyActor, AnyMachineSnapshot } from 'xstate'

import { ui } from 'virtual:words/ui'
import { inspectLink } from '#lib/inspect-link.ts'

import { delayOf } from '#devtools/actors/delay-of.ts'
import { lastStepOf } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { stateOf } from '#devtools/actors/state-of.ts'
import type { Step, Timer } from '#devtools/actors/step.ts'
import { wordOf } from '#devtools/actors/use-state-of.ts'
import { awaitedBy } from '../explain/awaited-by.ts'
import { useTimeLeft } from '../use-time-left.ts'
import { tokenText } from './tokens.ts'
import { logicId } from './taken-steps.ts'

/** A part of the page, and the actor that moves it. */
export interface Part {
  element: Element
  actor: AnyActor
  isFixed: boolean
}

/** Words for the end of a delay, plainer than its name. */
const DELAYS: Readonly<Record<string, string>> = { interval: ui.inside.next }

function Countdown({ timer, actor }: { timer: Timer; actor: AnyActor }) {
  const { event, due } = timer
  const left = useTimeLeft(due, pageClock.now)
  const name = delayOf(event.type, actor.logic) ?? event.type
  return <span>{`${DELAYS[name] ?? name}${ui.colon} ${left}`}</span>
}

/** How many events a label lists. */
const MOST = 3

/** The reasons that pause an actor; else the events that it waits for. */
function Waits({ actor }: { actor: AnyActor }) {
  const { word, names } = awaitedBy(actor.getSnapshot())
  if (word === 'ended' || names.length === 0) return null
  return <span>{`${ui.inside[word]}${ui.colon} ${names.slice(0, MOST).join(', ')}`}</span>
}

/** An actor's name, its state in large type, and what it waits for. It leads to the inspector. */
function Label({ part: { actor, isFixed } }: { part: Part }) {
  const { id: name } = actor
  const machine = logicId(actor)
  const timer = lastStepOf(actor)?.timers.find(({ to }) => !to)
  return (
    <a
      href={inspectLink(name)}
      className="inside-label"
      data-part={name}
      data-fixed={isFixed || undefined}
    >
      <span lang="en">{name === machine ? name : `${name} · ${machine}`}</span>
      <strong>{wordOf(stateOf(actor.getSnapshot()))}</strong>
      {timer ? <Countdown timer={timer} actor={actor} /> : <Waits actor={actor} />}
    </a>
  )
}

interface SeeInsideProps {
  parts: readonly Part[]
  isHeld: boolean
  /** The last step that a part took. */
  step: Step | undefined
  onLeave: () => void
}

/** The layer over the page: an outline and a label of each part, and the way back. */
export function SeeInside({ parts, isHeld, step, onLeave }: SeeInsideProps) {
  return (
    <>
      {parts.map(({ actor, isFixed }) => (
        <i
          key={actor.id}
          className="inside-outline"
          data-part={actor.id}
          data-fixed={isFixed || undefined}
        />
      ))}
      <svg className="inside-paths" aria-hidden="true" />
      {parts.map((part) => (
        <Label key={part.actor.id} part={part} />
      ))}
      {isHeld ? (
        <p className="inside-hint">{ui.inside.held}</p>
      ) : (
        <button type="button" className="inside-hint" onClick={onLeave}>
          {ui.inside.leave}
        </button>
      )}
      <p role="status" className="sr-only">
        {step &&
          `${step.actor.id}${ui.colon} ${wordOf(stateOf(step.after as AnyMachineSnapshot))}, ${tokenText(step)}`}
      </p>
    </>
  )
}
