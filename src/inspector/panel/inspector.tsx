import './inspector.css'

import { useLayoutEffect, useRef } from 'react'

import { type Inspected, InspectorContext } from '../context/inspector-context'
import { useIsWide } from '../context/use-is-wide'
import { Workspace } from '../workspace/workspace'
import { Resizer } from './resizer'

export function Inspector({ inspected }: { inspected: Inspected }) {
  const element = useRef<HTMLElement>(null)
  const isWide = useIsWide()

  // Before the next key, which is meant for the panel.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [])

  return (
    <InspectorContext value={inspected}>
      <aside
        ref={element}
        tabIndex={-1}
        // Whatever the page is in.
        lang="en"
        aria-label="Inspector"
        className="ins-panel"
        data-narrow={isWide ? undefined : ''}
      >
        <Resizer />
        <Workspace />
      </aside>
    </InspectorContext>
  )
}
