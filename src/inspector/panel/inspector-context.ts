import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { inspectorMachine, Pause } from '#machines/inspector/inspector.machine'
import type { logFilterMachine } from '#machines/inspector/log-filter.machine'

import { site } from '../site'
import type { Host } from '../observe/host'
import type { View } from './popup'
import type { Source } from '../observe/source'
import { stillAt } from '../store/history'
import type { ActorView, Store } from '../store/store'
import type { Still } from '../observe/protocol'

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>

interface Shown {
  actor: InspectorActor
  source: Source
  /** The page itself. */
  host: Host
  /** The window that the panel is drawn in: its frames, its size and its clipboard count. */
  view: View
  /** Draws the panel in a window of its own. False if the browser does not let it have one. */
  openWindow: () => boolean
}

export const ShownContext = createContext<Shown | null>(null)

export const useShown = () => {
  const shown = use(ShownContext)
  if (!shown) throw new Error('useShown needs a ShownContext around it')
  return shown
}

export const useInspector = () => useSelector(useShown().actor, ({ context }) => context)

/** What of the log is wanted: one for each source, kept while its tabs change. */
export const FilterContext = createContext<ActorRefFrom<typeof logFilterMachine> | null>(null)

export const useFilter = () => {
  const filter = use(FilterContext)
  if (!filter) throw new Error('useFilter needs a FilterContext around it')
  return filter
}

/** Many things happen between two frames; they are drawn once. */
const oncePerFrame = (store: Store, view: View, tell: () => void) => {
  let frame = 0
  const end = store.subscribe(() => {
    frame ||= view.requestAnimationFrame(() => {
      frame = 0
      tell()
    })
  })
  return () => {
    view.cancelAnimationFrame(frame)
    end()
  }
}

/** The store of the source, drawn anew when something has happened. */
export const useStore = () => {
  const {
    view,
    source: { store },
  } = useShown()
  const subscribe = useCallback(
    (tell: () => void) => oncePerFrame(store, view, tell),
    [store, view],
  )
  useSyncExternalStore(subscribe, () => store.version)
  return store
}

const prefer = (actors: readonly ActorView[]) =>
  actors.find(({ machine, isGone }) => machine === site.mainMachine && !isGone) ??
  actors.find(({ machine, isGone }) => machine !== site.minorMachine && !isGone) ??
  actors[0]

/** The actor that was chosen, by session or name; if it is gone, the one that has its name now. */
export const chosenOf = (store: Store, wanted: string | null): ActorView | undefined => {
  const actors = [...store.actors.values()]
  const exact = wanted === null ? undefined : store.actors.get(wanted)
  if (exact && !exact.isGone) return exact
  const name = exact?.name ?? wanted
  return actors.findLast((actor) => actor.name === name && !actor.isGone) ?? exact ?? prefer(actors)
}

/** The moment that is looked at, on the actors' own clock: an earlier one, or that of a pause. */
export const useMoment = (): Pause | null => {
  const { log } = useShown().source.store
  const { entry, pause } = useInspector()
  if (entry === null) return pause
  const at = log.find(({ id }) => id === entry)?.at
  return at === undefined ? null : { entry, at }
}

/** The chosen actor, and how it is at the moment that is looked at. */
export const useChosen = (): { view: ActorView; still: Still } | null => {
  const store = useStore()
  const { actor } = useInspector()
  const moment = useMoment()
  const view = chosenOf(store, actor)
  if (!view) return null
  const still = moment ? stillAt(store, view.actor, moment.entry) : view.still
  return { view, still: still ?? view.base.still }
}
