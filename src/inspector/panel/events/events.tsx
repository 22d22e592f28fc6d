import './events.css'

import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import { draftMachine } from '#machines/inspector/draft.machine'

import { words } from '../../site'
import { choicesOf } from '../../store/choices'
import type { ActorView } from '../../store/store'
import type { Still } from '../../observe/protocol'
import { ByHand } from './event-by-hand'
import { EventForm } from './event-form'
import { useChosen, useInspector, useShown } from '../inspector-context'

export type Draft = ActorRefFrom<typeof draftMachine>

/** What the actor can be told, and where that would lead. */
export function Events() {
  const chosen = useChosen()
  const { entry } = useInspector()
  const isPast = entry !== null
  if (!chosen) return null
  const { view, still } = chosen
  if (view.isGone) return <p className="ins-quiet">{words.events.gone}</p>
  // What is filled in for one actor is not meant for another.
  return <Drafts key={view.actor} view={view} still={isPast ? still : view.still} />
}

interface DraftsProps {
  view: ActorView
  still: Still
}

function Drafts({ view, still }: DraftsProps) {
  const { source } = useShown()
  const { entry } = useInspector()
  const draft = useActorRef(draftMachine)
  const machine = source.machineOf(view)
  const isPast = entry !== null
  return (
    <>
      {isPast && <p className="ins-quiet">{words.events.past}</p>}
      <ul className="ins-events" aria-label={words.events.label}>
        {choicesOf(machine, view.machine, still).map(({ event }) => (
          <EventForm
            key={event.type}
            sample={event}
            view={view}
            machine={machine}
            still={still}
            draft={draft}
            isPast={isPast}
            onSend={(sent) => source.send(view.actor, sent)}
          />
        ))}
      </ul>
      {!isPast && <ByHand view={view} draft={draft} />}
    </>
  )
}
