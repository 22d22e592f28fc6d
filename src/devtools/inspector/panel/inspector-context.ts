import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { inspectorMachine } from '#machines/inspector/inspector.machine.ts'

import { actorOf, machineOf, actorAt } from '../moments.ts'
import { site } from '../site.ts'
import type { Source } from '../source.ts'
import { oncePerFrame } from './once-per-frame.ts'

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>

interface Inspected {
  panel: InspectorActor
  source: Source
  /**
   * Whether the source is the page, which runs by itself; else it is a simulator, whose clock
   * stands.
   */
  isPage?: boolean
}

/** The inspected source. Every component that reads it is within a panel. */
export const InspectorContext = createContext({} as Inspected)

export const useInspector = () => use(InspectorContext)

export const useInspectorState = () => useSelector(useInspector().panel, ({ context }) => context)

/** Whether the clock of the actors stands, and may be moved by hand. */
export const useIsFrozen = () => {
  const { panel, isPage = false } = useInspector()
  const isFrozen = useSelector(panel, (snapshot) => snapshot.hasTag('frozen'))
  return isFrozen || !isPage
}

/** The source, rendered anew at each of its changes. */
const useSource = () => {
  const { source } = useInspector()
  const subscribe = useCallback(
    (listener: () => void) => oncePerFrame(source.subscribe, listener),
    [source],
  )
  useSyncExternalStore(subscribe, source.revision)
  return source
}

/**
 * All that is shown, worked out once at each change: the chosen actor at the moment that is shown.
 * `moment` is a step of the past; undefined for the present. `shown` is undefined at a moment at
 * which the actor was not there yet, `machine` if it runs none.
 */
export const useCurrentView = () => {
  const { panel, isPage = false } = useInspector()
  const state = useInspectorState()
  const source = useSource()
  const steps = source.steps()
  // The first remembered step, if the chosen one is forgotten.
  const moment =
    state.step === null ? undefined : (steps.find(({ id }) => id >= state.step!) ?? steps.at(-1))
  const actor =
    actorOf(source, state.actorId, moment) ??
    actorOf(source, site.mainMachine, moment) ??
    source.roots()[0]
  const shown = actor && actorAt(source, actor, moment)
  const machine = actor && machineOf(actor)
  return { ...state, panel, isPage, source, moment, actor, shown, machine }
}

/** The view of the source. Every component that shows some of it is within this context. */
export const ViewContext = createContext({} as ReturnType<typeof useCurrentView>)

/** The view: all parts of a panel are rendered in one go when it changes. */
export const useView = () => use(ViewContext)

/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860

const onResize = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/**
 * Whether actors, chart and details stand beside each other; else there is one at a time. A container query would double the time of the panel's layout.
 */
export const useIsWide = () => useSyncExternalStore(onResize, () => innerWidth >= WIDE)
