import './inspector.css'
import '../context/controls.css'

import { useLayoutEffect, useMemo, useRef } from 'react'

import type { Brake } from '../sources/brake'
import type { Source } from '../sources/source'
import { Header } from './header'
import { Resizer } from './resizer'
import { type InspectorActor, InspectorContext } from '../context/inspector-context'
import { useSelector } from '@xstate/react'
import { useLayout } from './use-layout'
import { Workspace } from '../workspace/workspace'

interface InspectorProps {
  panel: InspectorActor
  source: Source
  brake: Brake
}

/** The panel: the actors, the chart and the views of one, and the time bar. */
export function Inspector({ source, brake, panel }: InspectorProps) {
  const element = useRef<HTMLElement>(null)
  const { size, dock: wanted } = useSelector(panel, ({ context }) => context)
  const { dock, layout } = useLayout(wanted, size)
  const inspected = useMemo(
    () => ({ panel, brake, source, dock, layout }),
    [panel, brake, source, dock, layout],
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
        data-layout={layout}
        data-narrow={layout === 'wide' ? undefined : ''}
      >
        <Resizer />
        <Header />
        <Workspace />
      </aside>
    </InspectorContext>
  )
}
