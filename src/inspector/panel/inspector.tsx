import './inspector.css'
import './controls.css'

import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

import { logFilterMachine } from '#machines/inspector/log-filter.machine'

import { words } from '../site'
import type { Host } from '../observe/host'
import type { View } from './popup'
import type { Source } from '../observe/source'
import { ActorList } from './actors/actor-list'
import { ChartStage } from './chart/chart-stage'
import { Details } from './details'
import { Header } from './header'
import { Later } from './later'
import { Modes } from './modes'
import { Resizer } from './resizer'
import { FilterContext, type InspectorActor, ShownContext, useShown } from './inspector-context'
import { TimeBar } from './time-bar'
import { useNarrow } from './use-narrow'

interface InspectorProps {
  actor: InspectorActor
  host: Host
  view: View
  openWindow: () => boolean
}

/** The panel: actors, the chart of one, what can be done with it, and the way back. */
export function Inspector({ host, actor, view, openWindow }: InspectorProps) {
  const element = useRef<HTMLElement>(null)
  const { dock, size } = useSelector(actor, ({ context }) => context)
  const shown = useMemo(
    () => ({ actor, host, source: host, view, openWindow }),
    [actor, host, view, openWindow],
  )
  const isDocked = view === window
  const isNarrow = useNarrow(view, isDocked && dock === 'right' ? size / 100 : 1)
  const Frame = isDocked ? 'aside' : 'main'

  // At once: the next key is already meant for the panel.
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [])

  return (
    <ShownContext value={shown}>
      <Frame
        ref={element}
        tabIndex={-1}
        aria-label={words.panel}
        className="ins-panel"
        data-dock={isDocked ? dock : 'window'}
        data-narrow={isNarrow || undefined}
      >
        {isDocked && <Resizer panel={element} />}
        <Header />
        <Modes page={<Body />} />
      </Frame>
    </ShownContext>
  )
}

interface BodyProps {
  /** Another source than the panel's own. */
  source?: Source
  /** Transitions that have been taken in a test. */
  covered?: ReadonlySet<string>
  children?: ReactNode
}

/** All views over one source. */
export function Body({ source, covered, children }: BodyProps) {
  const shown = useShown()
  const inner = useMemo(() => ({ ...shown, source: source ?? shown.source }), [shown, source])
  const filter = useActorRef(logFilterMachine)
  return (
    <ShownContext value={inner}>
      {children}
      <FilterContext value={filter}>
        <div className="ins-body">
          <ActorList />
          <Later>
            <ChartStage covered={covered} />
            <Details />
          </Later>
        </div>
      </FilterContext>
      <TimeBar />
    </ShownContext>
  )
}
