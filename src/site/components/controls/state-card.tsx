import './state-card.css'

import type { ReactNode } from 'react'

import { ui } from 'virtual:words/ui'
import { inspectLink } from '#lib/inspect-link.ts'

import { useActor, useStateOf, wordOf } from '#devtools/index.ts'

export interface StateCardProps {
  name: ReactNode
  /** The state that the header shows; within `script-only` if it is not true without scripts. */
  state?: ReactNode
  /** Lights the pip. */
  lit?: boolean
  /** Id of the actor that the header opens in the inspector. */
  actor?: string
  className?: string
  children: ReactNode
}

/** A card that looks like a state of a chart: a header with its name and state, and a body. */
export function StateCard({ className = '', children, ...header }: StateCardProps) {
  return (
    <div className={`state-card ${className}`}>
      <StateCardHeader {...header} />
      {children}
    </div>
  )
}

interface SceneCardProps extends Omit<StateCardProps, 'state' | 'lit'> {
  /**
   * Id of the scene's actor, which runs once the picture has been looked at. Its entrance's actor
   * has the same id.
   */
  scene: string
}

/** The card of a picture says what its scene does; until there is one, how the card entered. */
export function SceneCard({ scene, actor = scene, ...card }: SceneCardProps) {
  const entrance = useActor(actor)
  const running = useActor(scene) ?? entrance
  const state = useStateOf(running)
  return (
    <StateCard
      {...card}
      state={state && wordOf(state)}
      lit={state === 'playing'}
      actor={running?.id ?? actor}
    />
  )
}

export function StateCardHeader({
  name,
  state,
  lit = false,
  actor,
}: Omit<StateCardProps, 'children' | 'className'>) {
  const content = (
    <>
      <span className={lit ? 'pip bg-filled' : 'pip'} />
      <span translate="no" className="card-name">
        {name}
      </span>
      {state !== undefined && (
        <span translate="no" className="card-state">
          {state}
        </span>
      )}
    </>
  )
  if (!import.meta.env.INSPECTOR || actor === undefined)
    return <div className="card-header label">{content}</div>
  return (
    <a
      title={ui.node.inspect}
      className="card-header label"
      // What differs between cards is last: a list of hundreds compresses better.
      href={inspectLink(actor)}
    >
      {content}
    </a>
  )
}
