import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { useInspector, useIsWide, useView } from './inspector-context.ts'
import { statusParts } from '../explain/state-line.ts'
import { actorsAt, type ListedActor } from '../moments.ts'
import { site } from '../site.ts'
import { nextIndex } from './next-index.ts'
import { reveal } from './reveal.ts'

/**
 * The actors, with the state of each; those that one has started stand under it. By keyboard it is one stop
 * (WAI-ARIA APG listbox, roving tabindex): arrows go from actor to actor, Enter chooses.
 */
export function ActorList() {
  const { source, moment, actor: chosen } = useView()
  const actors = actorsAt(source, moment)
  const name = chosen?.id
  const list = useRef<HTMLDivElement>(null)
  /** The index of the actor that has the focus. */
  const [focused, setFocused] = useState<number>()
  const chosenAt = actors.findIndex(({ actor }) => actor === chosen)
  // One that had the focus may have left.
  const tabStop = Math.min(focused ?? Math.max(0, chosenAt), actors.length - 1)
  // With other actors its part may have come, or gone, and its row is moved out of view.
  useEffect(() => {
    reveal(list.current?.querySelector('[aria-selected=true]'))
    const parts = name ? site.partsOf(name) : []
    for (const part of parts) part.setAttribute('data-inspected', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-inspected')
    }
  }, [name, actors.length])

  const move = (event: KeyboardEvent) => {
    const index = nextIndex(event, tabStop, actors.length)
    if (index !== undefined) list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Actors"
      aria-orientation={useIsWide() ? undefined : 'horizontal'}
      className="ins-actors"
      tabIndex={-1}
      onKeyDown={move}
      onBlur={() => setFocused(undefined)}
    >
      {actors.map((listed, index) => (
        <ActorRow
          // Two may have one id.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${listed.actor.id} ${index}`}
          listed={listed}
          isChosen={index === chosenAt}
          isTabStop={index === tabStop}
          onFocus={() => setFocused(index)}
        />
      ))}
    </div>
  )
}

interface ActorRowProps {
  listed: ListedActor
  isChosen: boolean
  isTabStop: boolean
  onFocus: () => void
}

/** An actor: its name, how deep it is, and its state at the moment that is looked at. */
function ActorRow({
  listed: { actor, depth, shown },
  isChosen,
  isTabStop,
  onFocus,
}: ActorRowProps) {
  const { panel } = useInspector()
  const absence = shown?.hasLeft ? 'left' : shown ? undefined : 'not there yet'
  const lines = shown && !absence ? statusParts(shown.snapshot) : [absence]
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      className="ins-actor"
      data-absent={absence && ''}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => panel.send({ type: 'actor.choose', actorId: actor.id })}
    >
      <span className="ins-actor-name">
        {depth > 0 && <span aria-hidden>{'\u00A0\u00A0'.repeat(depth - 1)}└ </span>}
        <span>{actor.id}</span>
        {actor.systemId !== undefined && <i className="ins-muted"> system {actor.systemId}</i>}
      </span>
      {lines.map((line) => (
        <span key={line} className="ins-actor-state ins-muted ins-small">
          {line}
        </span>
      ))}
    </button>
  )
}
