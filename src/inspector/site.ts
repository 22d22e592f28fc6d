import { samples, values } from 'virtual:charts'

import { inspectLink } from '#lib/inspect-link'

import { onRegistryChange, registeredActors, replaceActor } from '../actors/registry'
import { machinePath } from '../routing/machine-pages'
import type { RootTimeline } from './observe/hold-animations'
import { setSite } from './seam'

/** All that the inspector knows of this site. The machines themselves are loaded later. */
export const site = setSite({
  actors: registeredActors,
  onActorsChange: onRegistryChange,
  replaceActor,
  /** wouter names its own by the history's methods. */
  navigationEvents: ['popstate', 'pushState', 'replaceState', 'hashchange'],
  stillEvent: ({ logic }, isStill) =>
    (logic as { id?: string }).id === 'scene'
      ? { type: isStill ? 'scene.hold' : 'scene.release', reason: 'frozen' }
      : undefined,
  /** GSAP's timeline of all others, once the page has loaded it (`motion/set-up.ts`). */
  rootTimeline: () => (window as { gsap?: { globalTimeline: RootTimeline } }).gsap?.globalTimeline,
  frozen: 'The page is frozen',
  samplesOf: (machine) => samples[machine] ?? [],
  valuesOf: (machine) => values[machine] ?? {},
  entryOf: async (machine) => {
    const { catalogue } = await import('#machines')
    return catalogue.find(({ id }) => id === machine)
  },
  machinePage: (machine) => (samples[machine] ? machinePath(machine) : undefined),
  partsOf: (name) => {
    const strips = document.querySelectorAll(`[href="${CSS.escape(inspectLink(name))}"]`)
    return [...strips].map((strip) => strip.closest('.state-card') ?? strip)
  },
  holds: {
    visitor: 'the visitor holds it',
    reduced: 'motion is reduced',
    motion: 'motion is stopped',
    hidden: 'the page is hidden',
    offscreen: 'off screen',
    inactive: 'not in use',
    scrolling: 'the page scrolls',
    pace: 'this device is slow',
    frozen: 'the page is frozen',
  },
  isReport: (event) => /^(?:timeline|frame)\./.test(event),
  hasStately: true,
  mainMachine: 'carousel',
})
