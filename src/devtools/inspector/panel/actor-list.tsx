import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import type { Snapshot } from 'xstate'

import type { StepActor } from '#devtools/actors/step.ts'

import { useInspector, useIsWide, useView } from './inspector-context.ts'
import { statusParts } from '../explain/state-line.ts'
import { actorsAt } from '../moments.ts'
import { site } from '../site.ts'
import { useIsPainted } from './after-paint.tsx'
import { nextIndex } from './next-index.ts'
import { reveal } from './reveal.ts'

/** How many actors are rendered when the panel is painted first: more than are in view. */
const FIRST = 20

/**
 * The actors, with the state of each; the actors that one has started stand under it. By keyboard
 * the list is one stop (WAI-ARIA APG listbox, roving tabindex): arrows go from actor to actor,
 * Enter chooses.
 */
export function ActorList() {
  const { source, moment, actor: chosen } = useView()
  const actors = actorsAt(source, moment)
  const name = chosen?.id
  const list = useRef<HTMLDivElement>(null)
  /** The index of the actor that has the focus. */
  const [focused, setFocused] = useState<number>()
  const chosenAt = actors.findIndex(({ actor }) => actor === chosen)
  const isPainted = useIsPainted()
  const shown = isPainted ? actors : actors.slice(0, FIRST)
  // The actor with the focus may have left.
  const tabStop = Math.min(focused ?? Math.max(0, chosenAt), actors.length - 1)
  // When actors come or go, the chosen row may have moved out of view.
  useEffect(() => {
    reveal(list.current?.querySelector('[aria-selected=true]'))
    const parts = name ? site.partsOf(name) : []
    for (const part of parts) part.setAttribute('data-inspected', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-inspected')
    }
  }, [name, shown.length])

  const keys = rowKeys(shown)

  const move = (event: KeyboardEvent) => {
    const index = nextIndex(event, tabStop, shown.length)
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
      {shown.map(({ actor, depth, shown: now }, index) => (
        <ActorRow
          key={keys[index]}
          index={index}
          actor={actor}
          depth={depth}
          snapshot={now?.snapshot}
          hasLeft={now?.hasLeft === true}
          isChosen={index === chosenAt}
          isTabStop={index === tabStop}
          onFocus={setFocused}
        />
      ))}
    </div>
  )
}

/** Keys of actors: two may have one id. */
const rowKeys = (actors: readonly { actor: StepActor }[]) => {
  const counts = new Map<string, number>()
  return actors.map(({ actor: { id } }) => {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return `${count} ${id}`
  })
}

interface ActorRowProps {
  /** Index of the actor in the list. */
  index: number
  actor: StepActor
  depth: number
  /** Undefined if it has not come yet. */
  snapshot: Snapshot<unknown> | undefined
  hasLeft: boolean
  isChosen: boolean
  isTabStop: boolean
  onFocus: (index: number) => void
}

/** An actor's row: its name, its depth, and its state at the moment that is shown. */
const ActorRow = memo(function ActorRow(row: ActorRowProps) {
  const { index, actor, depth, snapshot, hasLeft, isChosen, isTabStop, onFocus } = row
  const { panel } = useInspector()
  const absence = hasLeft ? 'left' : snapshot ? undefined : 'not there yet'
  const lines = snapshot && !absence ? statusParts(snapshot) : [absence]
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      className="ins-actor"
      data-absent={absence && ''}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => panel.send({ type: 'actor.choose', actorId: actor.id })}
    >
      <span
        className="ins-actor-name"
        data-started={depth > 0 || undefined}
        style={depth > 1 ? { paddingLeft: `${2 * (depth - 1)}ch` } : undefined}
      >
        {actor.systemId === undefined ? (
          actor.id
        ) : (
          <>
            <span>{actor.id}</span>
            <i className="ins-muted"> system {actor.systemId}</i>
          </>
        )}
      </span>
      {lines.map((line, at) => (
        // By its place: when a line says something else, its element stays.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="ins-actor-state ins-muted ins-small">
          {line}
        </span>
      ))}
    </button>
  )
})
