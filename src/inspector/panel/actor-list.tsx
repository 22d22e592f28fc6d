import { useEffect, useRef } from 'react'

import { useView } from './inspector-context.ts'
import { statusParts } from '../explain/state-line.ts'
import { actorsAt, type Listed } from '../moments.ts'
import { site } from '../site.ts'

/** The actors, with the state of each; those that one has started stand under it. */
export function ActorList() {
  const { panel, source, moment, actor: chosen } = useView()
  const actors = actorsAt(source, moment)
  const name = chosen?.id
  const list = useRef<HTMLElement>(null)
  // With other actors its part may have come, or gone, and its row is moved out of view.
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const parts = name ? site.partsOf(name) : []
    for (const part of parts) part.setAttribute('data-inspected', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-inspected')
    }
  }, [name, actors.length])

  return (
    <nav ref={list} className="ins-actors" aria-label="Actors">
      <ul>
        {actors.map((listed, index) => (
          <ActorRow
            // Two may have one id.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${listed.actor.id} ${index}`}
            listed={listed}
            isChosen={listed.actor === chosen}
            onChoose={() => panel.send({ type: 'actor.choose', actorId: listed.actor.id })}
          />
        ))}
      </ul>
    </nav>
  )
}

interface ActorRowProps {
  listed: Listed
  isChosen: boolean
  onChoose: () => void
}

/** An actor: its name, how deep it is, and its state at the moment that is looked at. */
function ActorRow({ listed: { actor, depth, seen }, isChosen, onChoose }: ActorRowProps) {
  const absence = seen?.hasLeft ? 'left' : seen ? undefined : 'not there yet'
  const lines = seen && !absence ? statusParts(seen.snapshot) : [absence]
  return (
    <li>
      <button
        type="button"
        className="ins-actor"
        data-absent={absence && ''}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
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
    </li>
  )
}
