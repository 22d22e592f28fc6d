import { useCallback, useSyncExternalStore } from 'react'

import { ui } from '#content/ui'
import { inspectLink } from '#lib/inspect-link'

import { stateOf } from '../actors/state-of'
import { wordOf } from '../actors/use-state'
import { atEachTick, secondsTo, tickOf } from '../inspector/observe/tick'
import type { Host } from '../inspector/sources/host'
import type { ActorRecord, LoggedStep } from '../inspector/store/store'
import { waitsFor } from '../inspector/store/waits'
import { delayOf, type Timer } from '../inspector/protocol'

/** A part of the page, and the record of the actor that moves it. */
export interface Part {
  element: Element
  record: ActorRecord
  isFixed: boolean
}

/** States in which something moves. */
const MOVING = /^(?:moving|entering|opening|closing|loading|playing|copying)$/

/** What a delay ends in, in plainer words than its name. */
const DELAYS: Readonly<Record<string, string>> = { interval: 'next slide' }

function Countdown({ timer, host }: { timer: Timer; host: Host }) {
  const subscribe = useCallback((tell: () => void) => atEachTick(tell), [])
  const left = useSyncExternalStore(subscribe, () => secondsTo(timer.due, tickOf(host.now())))
  const delay = delayOf(timer.event) ?? timer.event
  return `${DELAYS[delay] ?? delay} in ${left}`
}

const stateIn = (host: Host, { name }: ActorRecord) => {
  const actor = host.actorOf(name)
  return actor ? stateOf(actor.getSnapshot()) : ''
}

interface LabelProps {
  part: Part
  host: Host
}

/** An actor's name, its state in large type, and what it waits for. It leads to the inspector. */
function Label({ part: { record, isFixed }, host }: LabelProps) {
  const { name, machine, snapshot } = record
  const state = stateIn(host, record)
  const logic = host.machineOf(record)
  const [timer] = snapshot.timers
  return (
    <a
      href={inspectLink(name)}
      className="inside-label"
      data-part={name}
      data-fixed={isFixed || undefined}
      data-moving={MOVING.test(state) || undefined}
    >
      <span lang="en">{machine && name !== machine ? `${name} · ${machine}` : name}</span>
      <strong>{wordOf(state)}</strong>
      <span lang="en">
        {timer ? (
          <Countdown timer={timer} host={host} />
        ) : (
          logic && waitsFor(logic, machine, snapshot)
        )}
      </span>
    </a>
  )
}

interface SeeInsideProps {
  parts: readonly Part[]
  host: Host
  isHeld: boolean
  /** The last of the steps that the parts took. */
  step: LoggedStep | undefined
}

/** What is drawn over the page: an outline and a label of each part, and how one comes back. */
export function SeeInside({ parts, host, isHeld, step }: SeeInsideProps) {
  return (
    <>
      {parts.map(({ record: { name, machine }, isFixed }) => (
        <i
          key={name}
          className="inside-outline"
          data-part={name}
          data-machine={machine}
          data-fixed={isFixed || undefined}
        />
      ))}
      <svg className="inside-ways" aria-hidden="true" />
      {parts.map((part) => (
        <Label key={part.record.name} part={part} host={host} />
      ))}
      {isHeld ? (
        <p className="inside-hint">{ui.inside.held}</p>
      ) : (
        <button type="button" className="inside-hint" data-see-inside>
          {ui.inside.leave}
        </button>
      )}
      <p role="status" className="sr-only">
        {step &&
          `${step.name}${ui.colon} ${wordOf(stateIn(host, step as never))}, ${step.event.type}`}
      </p>
    </>
  )
}
