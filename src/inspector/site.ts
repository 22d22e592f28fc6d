import { charts, samples } from 'virtual:charts'
import type { AnyActor } from 'xstate'

import { inspector } from '#content/inspector'

import { onRegistryChange, registeredActors, replaceActor } from '../actors/registry'
import { whenIdle } from '../lib/idle'
import { hydrateAll } from '../lib/lazy-sections'
import { machinePath } from '../routing/machine-pages'
import type { Chart } from './chart/chart'
import type { RootTimeline } from './observe/hold-animations'
import type { JsonEvent } from './protocol'

export { transitionId } from '../actors/transition-id'
export { copyMachine } from '#machines/copy.machine'

/** The words of the panel. */
export const words = inspector

const WAKE_MS = 2000

/** What the inspector needs of the site that it is in. */
export interface Site {
  /** The root actors that run on the page now, in the order in which they came. */
  actors: () => readonly AnyActor[]
  /** Calls `listener` when an actor comes or goes; returns what ends that. */
  onActorsChange: (listener: () => void) => () => void
  /** Makes the component that owns an actor render another one. */
  replaceActor: (old: AnyActor, next: AnyActor) => void
  /** Hydrates every lazy section of the page when the browser is idle. */
  wakePage: () => void
  /** Window events that announce a navigation, also one within the page. */
  navigationEvents: readonly string[]
  /** Attributes of the page's root that style sheets go by. */
  rootAttributes: readonly string[]
  /** The values of the root's `data-theme`; the first is the default. */
  themes: readonly string[]
  /** Whether the visitor lets the page move. */
  mayMove: () => boolean
  /** The event that holds an actor's drawing, or releases it; undefined if it draws nothing. */
  stillEvent: (actor: AnyActor, isStill: boolean) => JsonEvent | undefined
  /** What the library for animation runs on; undefined until the page has loaded it. */
  rootTimeline: () => RootTimeline | undefined
  /** The chart of each machine, by its id. */
  charts: Readonly<Record<string, Chart>>
  /** The events that a machine knows, with sample data. */
  samplesOf: (machine: string) => readonly JsonEvent[]
  /** The full address of a machine's page: a window of its own has none to start from. */
  machinePage: (machine: string) => string
  /** Its actor is chosen first: it has the most to see. */
  mainMachine: string
  /** A machine with many actors and little to see: the list folds them. */
  minorMachine: string
}

/** This site. The machines themselves are in `sources/machines.ts`, which is loaded later. */
export const site: Site = {
  actors: registeredActors,
  onActorsChange: onRegistryChange,
  replaceActor,
  wakePage: () => void whenIdle(hydrateAll, WAKE_MS),
  // wouter announces its own navigations by the names of the history's methods.
  navigationEvents: ['popstate', 'pushState', 'replaceState', 'hashchange'],
  rootAttributes: ['lang', 'dir', 'data-script', 'data-theme', 'data-motion'],
  themes: ['dark', 'light'],
  mayMove: () => document.documentElement.dataset['motion'] === 'go',
  stillEvent: ({ logic }, isStill) =>
    (logic as { id?: string }).id === 'scene'
      ? { type: isStill ? 'scene.hold' : 'scene.release', reason: 'frozen' }
      : undefined,
  // Written by `motion/set-up.ts`.
  rootTimeline: () => (window as { gsap?: { globalTimeline: RootTimeline } }).gsap?.globalTimeline,
  charts,
  samplesOf: (machine) => samples[machine] ?? [],
  machinePage: (machine) => location.origin + machinePath(machine),
  mainMachine: 'carousel',
  minorMachine: 'entrance',
}
