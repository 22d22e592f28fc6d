import type { AnyActor, AnyStateMachine } from 'xstate'

import type { RootTimeline } from './observe/hold-animations'
import type { JsonEvent } from './protocol'

export { activeStates } from '../actors/active-states'
export { chartOf, guardName, transitionsOf } from '../actors/chart-of'
export { allNodes, delayOf, figureIn } from '../actors/delay-of'
export { transitionId } from '../actors/transition-id'
export { copyMachine } from '#machines/copy.machine'

/** A machine that can be run apart: its module is `machines/<file>.ts`, where it is exported by its name. */
export interface Entry {
  id: string
  machine: AnyStateMachine
  input?: unknown
  file?: string
  name?: string
}

const none = () => {}

/** A page without a site: actors that were given, and nothing that is known of them. */
const bare = {
  /** The root actors that run on the page now, in the order in which they came. */
  actors: (): readonly AnyActor[] => [],
  /** Calls `listener` when an actor comes or goes; returns what ends that. */
  onActorsChange: (_listener: () => void): (() => void) => none,
  /** Makes the component that owns an actor render, and end, another one; undefined if nothing can. */
  replaceActor: undefined as ((old: AnyActor, next: AnyActor) => void) | undefined,
  /** Lets the page start what it starts late. */
  wakePage: none,
  /** Window events that announce a navigation. */
  navigationEvents: ['popstate', 'hashchange'] as readonly string[],
  /** The event that holds an actor's drawing, or releases it; undefined if it draws nothing. */
  stillEvent: (_actor: AnyActor, _isStill: boolean): JsonEvent | undefined => undefined,
  /** The timeline on which a library animates all; undefined without one. */
  rootTimeline: (): RootTimeline | undefined => undefined,
  /** In words, what stands while the clock is held. */
  frozen: 'Machines and animations are frozen, other timers of the page run on',
  /** Events of a machine with sample data: those without any need no sample. */
  samplesOf: (_machine: string): readonly JsonEvent[] => [],
  /** All values of the texts in its events that have only a few. */
  valuesOf: (_machine: string): Readonly<Record<string, readonly string[]>> => ({}),
  /** The machine of an id as it is before the page provides anything. */
  entryOf: (_machine: string): Promise<Entry | undefined> => Promise.resolve(undefined),
  /** The path of a machine's page; undefined if it has none. */
  machinePage: (_machine: string): string | undefined => undefined,
  /** The parts of the page that show an actor. */
  partsOf: (_name: string): readonly Element[] => [],
  /** In words, why something does not move, by the name of what holds it. */
  holds: {} as Readonly<Record<string, string>>,
  /** Whether the page sends an event when a movement of its own is over. */
  isReport: (_event: string): boolean => false,
  /** Whether Stately's inspector can be opened by an address. */
  hasStately: false,
  /** Its actor is chosen first: it has the most to see. */
  mainMachine: undefined as string | undefined,
}

export type Site = typeof bare

/** All that the inspector knows of the page that it is on. */
export const site: Site = { ...bare }

/** Names what is there; without it, a page without a site is meant. */
export const setSite = (given: Partial<Site>) => Object.assign(site, given)
