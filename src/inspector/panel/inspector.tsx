import './inspector.css'

import { useLayoutEffect, useMemo, useRef } from 'react'

import { type InspectorActor, InspectorContext } from '../context/inspector-context'
import { useIsWide } from '../context/use-is-wide'
import type { Brake } from '../sources/brake'
import type { Source } from '../sources/source'
import { Workspace } from '../workspace/workspace'
import { Resizer } from './resizer'

interface InspectorProps {
  panel: InspectorActor
  source: Source
  brake: Brake
}

export function Inspector({ source, brake, panel }: InspectorProps) {
  const element = useRef<HTMLElement>(null)
  const isWide = useIsWide()
  const inspected = useMemo(
    () => ({ panel, brake, source, isWide }),
    [panel, brake, source, isWide],
  )

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
