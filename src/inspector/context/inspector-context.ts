import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { inspectorMachine } from '#machines/inspector/inspector.machine'

import { machineOf } from '../observe/snapshots'
import { site } from '../seam'
import type { Brake } from '../sources/brake'
import type { Source } from '../sources/source'
import { snapshotAt } from '../store/history'
import type { ActorRecord, Store } from '../store/store'

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>

interface Inspected {
  panel: InspectorActor
  source: Source
  /** What stops the page; undefined where there is no page to stop. */
  brake?: Brake | undefined
}

/** Whatever reads it is within a panel. */
export const InspectorContext = createContext({} as Inspected)

export const useInspector = () => use(InspectorContext)

export const useInspectorState = () => useSelector(useInspector().panel, ({ context }) => context)

/** Notifies at most once a frame. */
const oncePerFrame = (store: Store, tell: () => void) => {
  let frame = 0
  const end = store.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      tell()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}

const useStore = () => {
  const { store } = useInspector().source
  const subscribe = useCallback((tell: () => void) => oncePerFrame(store, tell), [store])
  useSyncExternalStore(subscribe, () => store.version)
  return store
}

/** Finds an actor by its name or its machine; else one with much to see. */
const chosenOf = ({ actors }: Store, wanted: string | null): ActorRecord | undefined => {
  const living = [...actors.values()].filter(({ isGone }) => !isGone)
  return (
    actors.get(wanted ?? '') ??
    living.find(({ machine }) => machine === wanted) ??
    living.find(({ machine }) => machine === site.mainMachine) ??
    living[0] ??
    actors.values().next().value
  )
}

/**
 * All that is shown: the log, and the chosen actor with its snapshot at the moment that is looked at.
 * `moment` is the entry of a past one; undefined for the present. `chosen` is undefined at a moment at
 * which the actor of `record` was not there yet, `machine` if it runs none.
 */
export const useView = () => {
  const inspected = useInspector()
  const state = useInspectorState()
  const store = useStore()
  const moment = state.entry === null ? undefined : store.at(state.entry)
  const record = chosenOf(store, state.actorId)
  const snapshot = record && moment ? snapshotAt(store, record.name, moment.id) : record?.snapshot
  const chosen = record && snapshot && { record, snapshot }
  const machine = record && machineOf(record.snapshot)
  return { ...state, ...inspected, store, moment, record, chosen, machine }
}

/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/**
 * Whether actors, chart and details stand beside each other; else there is one at a time. A container query would double the time of the panel's layout.
 */
export const useIsWide = () => useSyncExternalStore(onResize, () => innerWidth >= WIDE)
