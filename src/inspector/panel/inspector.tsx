import './inspector.css'

import { useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo, useRef } from 'react'

import { type InspectorActor, InspectorContext } from '../context/inspector-context'
import type { Brake } from '../sources/brake'
import type { Source } from '../sources/source'
import { Workspace } from '../workspace/workspace'
import { Resizer } from './resizer'
import { useLayout } from './use-layout'

interface InspectorProps {
  panel: InspectorActor
  source: Source
  brake: Brake
}

export function Inspector({ source, brake, panel }: InspectorProps) {
  const element = useRef<HTMLElement>(null)
  const { size, dock: wanted } = useSelector(panel, ({ context }) => context)
  const { dock, isWide } = useLayout(wanted, size)
  const inspected = useMemo(
    () => ({ panel, brake, source, dock, isWide }),
    [panel, brake, source, dock, isWide],
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
        data-dock={dock}
        data-narrow={isWide ? undefined : ''}
      >
        <Resizer />
        <Workspace />
      </aside>
    </InspectorContext>
  )
}
