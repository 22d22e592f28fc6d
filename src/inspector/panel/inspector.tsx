import './inspector.css'
import '../context/controls.css'

import { useSelector } from '@xstate/react'
import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react'

import { words } from '../site'
import type { Brake } from '../sources/brake'
import type { Host } from '../sources/host'
import { Header } from './header'
import { Resizer } from './resizer'
import {
  type InspectorActor,
  type PanelWindow,
  InspectorContext,
  useInspectorState,
} from '../context/inspector-context'
import { useLayout } from './use-layout'
import { Workspace } from '../workspace/workspace'

interface InspectorProps {
  panel: InspectorActor
  host: Host
  brake: Brake
  panelWindow: PanelWindow
  openWindow: () => boolean
}

/** The panel: the actors, the chart and the views of one, and the time bar. */
export function Inspector({ host, brake, panel, panelWindow, openWindow }: InspectorProps) {
  const element = useRef<HTMLElement>(null)
  const wanted = useSelector(panel, ({ context }) => context)
  const isDocked = panelWindow === window
  const { dock, layout } = useLayout(panelWindow, isDocked ? wanted.dock : undefined, wanted.size)
  const inspected = useMemo(
    () => ({ panel, host, brake, source: host, panelWindow, openWindow, dock, layout }),
    [panel, host, brake, panelWindow, openWindow, dock, layout],
  )
  const Frame = isDocked ? 'aside' : 'main'

  // Before the next key, which is meant for the panel.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [])

  return (
    <InspectorContext value={inspected}>
      <Frame
        ref={element}
        tabIndex={-1}
        aria-label={words.panel}
        className="ins-panel"
        data-dock={dock}
        data-layout={layout}
        data-narrow={layout === 'wide' ? undefined : ''}
      >
        {isDocked && <Resizer element={element} />}
        <Header />
        <Content />
      </Frame>
    </InspectorContext>
  )
}

const Replay = lazy(() => import('../workspace/replay'))

function Content() {
  const { mode } = useInspectorState()
  if (mode === 'page') return <Workspace />
  return (
    <Suspense fallback={null}>
      <Replay />
    </Suspense>
  )
}
