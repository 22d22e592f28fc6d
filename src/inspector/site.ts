import { charts, samples, values } from 'virtual:charts'
import type { AnyActor } from 'xstate'

import { inspectLink } from '#lib/inspect-link'

import { onRegistryChange, registeredActors, replaceActor } from '../actors/registry'
import { whenIdle } from '../lib/idle'
import { hydrateAll } from '../lib/lazy-sections'
import { machinePath } from '../routing/machine-pages'
import type { Chart } from '../chart/chart'
import type { RootTimeline } from './observe/hold-animations'
import type { JsonEvent } from './protocol'

export { transitionId } from '../actors/transition-id'
export { copyMachine } from '#machines/copy.machine'

const WAKE_MS = 2000

/**
 * What the inspector needs of the site that it is in. The machines themselves are in
 * `sources/machines.ts`, which is loaded later.
 */
export const site = {
  /** The root actors that run on the page now, in the order in which they came. */
  actors: registeredActors,
  /** Calls `listener` when an actor comes or goes; returns what ends that. */
  onActorsChange: onRegistryChange,
  /** Makes the component that owns an actor render another one. */
  replaceActor,
  /** Hydrates every lazy section of the page when the browser is idle. */
  wakePage: () => void whenIdle(hydrateAll, WAKE_MS),
  /** Window events that announce a navigation: wouter names its own by the history's methods. */
  navigationEvents: ['popstate', 'pushState', 'replaceState', 'hashchange'],
  /** The event that holds an actor's drawing, or releases it; undefined if it draws nothing. */
  stillEvent: ({ logic }: AnyActor, isStill: boolean): JsonEvent | undefined =>
    (logic as { id?: string }).id === 'scene'
      ? { type: isStill ? 'scene.hold' : 'scene.release', reason: 'frozen' }
      : undefined,
  /** GSAP's timeline of all others, once the page has loaded it (`motion/set-up.ts`). */
  rootTimeline: () => (window as { gsap?: { globalTimeline: RootTimeline } }).gsap?.globalTimeline,
  /** The chart of each machine, by its id. */
  charts: charts as Readonly<Record<string, Chart>>,
  /** The events that a machine knows, with sample data. */
  samplesOf: (machine: string): readonly JsonEvent[] => samples[machine] ?? [],
  /** All values of the texts in its events that have only a few. */
  valuesOf: (machine: string): Readonly<Record<string, readonly string[]>> => values[machine] ?? {},
  /** The path of a machine's page. */
  machinePage: machinePath,
  /** The address that the strip of an actor leads to. */
  actorLink: inspectLink,
  /** Its actor is chosen first: it has the most to see. */
  mainMachine: 'carousel',
  /** A machine with many actors and little to see: the list folds them. */
  minorMachine: 'entrance',
}
