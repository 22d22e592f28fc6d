// With the panel: a style sheet that did not come would not be asked for again.
import '../views/events-view.css'
import '../views/log-view.css'

import type { ComponentType, KeyboardEvent, ReactNode } from 'react'

import { type View, views } from '#machines/inspector/inspector.machine.ts'

import { useInspectorState, useInspector } from './inspector-context.ts'
import { lazyPart } from './lazy-part.tsx'

const Events = lazyPart(() => import('../views/events-view.tsx'))
const Log = lazyPart(() => import('../views/log-view.tsx'))
const Snapshot = lazyPart(() => import('../views/snapshot-view.tsx'))

const screens: Record<Exclude<View, 'chart'>, ComponentType> = {
  events: Events,
  log: Log,
  snapshot: Snapshot,
}

/** The views of the chosen actor, a tab each (WAI-ARIA APG tabs); in a narrow panel the chart, too. */
export function Details({ stage }: { stage?: ReactNode }) {
  const { panel } = useInspector()
  const { view: wanted } = useInspectorState()
  const shown = stage ? views : views.slice(1)
  const view = wanted === 'chart' && !stage ? 'events' : wanted
  const Screen = view === 'chart' ? null : screens[view]

  const move = ({ key, currentTarget }: KeyboardEvent) => {
    const index = shown.indexOf(view)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key]
    if (next === undefined) return
    const at = (next + shown.length) % shown.length
    panel.send({ type: 'view.show', view: shown[at] ?? view })
    currentTarget.parentElement?.querySelectorAll('button')[at]?.focus()
  }

  return (
    <section className="ins-details" aria-label="Details">
      <div role="tablist" className="ins-bar">
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${panel.id}-tab-${name}`}
            aria-selected={view === name}
            aria-controls={`${panel.id}-tab-panel`}
            tabIndex={view === name ? 0 : -1}
            className="ins-tab"
            onKeyDown={move}
            onClick={() => panel.send({ type: 'view.show', view: name })}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        // It scrolls, and may hold nothing else that is focusable; the chart does.
        tabIndex={Screen ? 0 : -1}
        id={`${panel.id}-tab-panel`}
        aria-labelledby={`${panel.id}-tab-${view}`}
        className="ins-screen"
      >
        {Screen ? <Screen /> : stage}
      </div>
    </section>
  )
}
