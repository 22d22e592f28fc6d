import './details.css'

import { lazy, Suspense, useRef, type KeyboardEvent } from 'react'

import type { View } from '#machines/inspector/inspector-setup'

import { words } from '../site'
import { Events } from './events/events'
import { useInspectorState, useInspector } from '../context/inspector-context'

const Log = lazy(() => import('../views/log'))
const Sequence = lazy(() => import('../views/sequence'))
const Snapshot = lazy(() => import('../views/snapshot'))
const Coverage = lazy(() => import('../views/coverage'))
const Record = lazy(() => import('../views/record'))

const views: View[] = ['events', 'log', 'sequence', 'snapshot', 'coverage', 'recording']

const screens = {
  events: Events,
  log: Log,
  sequence: Sequence,
  snapshot: Snapshot,
  coverage: Coverage,
  recording: Record,
}

/** The views of the chosen actor, a tab each (WAI-ARIA APG tabs). */
export function Details() {
  const { panel } = useInspector()
  const { view } = useInspectorState()
  const list = useRef<HTMLDivElement>(null)
  const Screen = screens[view]

  const turn = ({ key }: KeyboardEvent) => {
    const index = views.indexOf(view)
    const last = views.length - 1
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[key]
    if (next === undefined) return
    panel.send({ type: 'view.show', view: views[next] ?? view })
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <section className="ins-details" aria-label={words.views.label}>
      <div ref={list} role="tablist" aria-label={words.views.label} className="ins-tabs">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`ins-tab-${name}`}
            aria-selected={view === name}
            aria-controls="ins-tab-panel"
            tabIndex={view === name ? 0 : -1}
            className="ins-tab ins-mono"
            onKeyDown={turn}
            onClick={() => panel.send({ type: 'view.show', view: name })}
          >
            {words.views[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        // It scrolls, and may hold nothing else that is focusable.
        tabIndex={0}
        id="ins-tab-panel"
        aria-labelledby={`ins-tab-${view}`}
        className="ins-screen"
      >
        <Suspense fallback={null}>
          <Screen />
        </Suspense>
      </div>
    </section>
  )
}
