import { samples, senders, values } from 'virtual:charts'
import type { AnyActor, Snapshot, SnapshotFrom } from 'xstate'

import { inspectLink } from '#lib/inspect-link.ts'
import type { navigationMachine } from '#machines/navigation.machine.ts'
import { writeAddress } from '#lib/write-address.ts'

import { hrefOf } from '#lib/base-path.ts'
import { machinePath } from '#devtools/machine-pages/machine-links.ts'
import { navigationActor, showPage } from '#devtools/actors/show-page.ts'
import type { Samples } from './explain/samples.ts'
import type { RootTimeline } from './pause-animations.ts'

const known = new Map<string, Samples>()

/** All that the inspector knows of this site, and of no other. */
export const site = {
  /** The actor of this machine is chosen first: it shows the most. */
  mainMachine: 'carousel',

  /** Samples of a machine's events: the same object for each call. */
  samplesOf: (machine: string): Samples => {
    const own = known.get(machine) ?? {
      events: samples[machine] ?? [],
      values: values[machine] ?? {},
    }
    known.set(machine, own)
    return own
  },

  /** A machine without what the page provides, and its place in the code. Loaded on request. */
  entryOf: async (machine: string) => {
    const { catalogue } = await import('#machines/catalogue.ts')
    return catalogue.find(({ id }) => id === machine)
  },

  /** The path of a machine's page; undefined if it has none. */
  machinePage: (machine: string) => (samples[machine] ? machinePath(machine) : undefined),

  /** The parts of the page that show an actor. */
  partsOf: (name: string) => {
    const strips = document.querySelectorAll(`[href="${CSS.escape(inspectLink(name))}"]`)
    return [...strips].map((strip) => strip.closest('.state-card') ?? strip)
  },

  /** Whether an actor changes pages: the inspector leads it to a page, and does not put it back. */
  isNavigation: ({ id }: Pick<AnyActor, 'id'>) => id === navigationActor()?.id,

  /**
   * Shows the page of a moment, as a link to it would.
   *
   * @param navigation snapshot of the actor that changes pages, at that moment
   * @param address where the page was then, if that is known: path and hash
   * @returns whether the page is shown
   */
  goTo: async (navigation: Snapshot<unknown>, address = '') => {
    const { path } = (navigation as SnapshotFrom<typeof navigationMachine>).context
    const { pathname, hash: there } = new URL(address, location.origin)
    const hash = pathname === new URL(hrefOf(path), location.origin).pathname ? there : ''
    const now = navigationActor()?.getSnapshot().context
    if (now?.path !== path || now.failure !== 'none') return showPage(path + hash)
    writeAddress(location.pathname + location.search + hash)
    return true
  },

  /** Why an actor does not move, in words, by the name of its reason. */
  pauseReasons: {
    visitor: 'the visitor holds it',
    reduced: 'motion is reduced',
    motion: 'motion is stopped',
    hidden: 'the page is hidden',
    offscreen: 'off screen',
    inactive: 'not in use',
    scrolling: 'the page scrolls',
    pace: 'this device is slow',
    frozen: 'the page is frozen',
  } as Readonly<Record<string, string>>,

  /** Whether a visitor sends an event: any other reports something of the page. */
  isOfVisitor: (machine: string, event: string) => {
    const { visitor = [], byHand = [] } = senders[machine] ?? {}
    return visitor.includes(event) || byHand.includes(event)
  },

  /** GSAP's timeline of all others: undefined until the page has loaded GSAP (`lib/gsap.ts`). */
  rootTimeline: () => (window as { gsap?: { globalTimeline: RootTimeline } }).gsap?.globalTimeline,

  /** The event that freezes a scene, or lets it go on: a worker draws it, on a clock of its own. */
  freezeEvent: ({ logic }: AnyActor, isFrozen: boolean) =>
    (logic as { id?: string }).id === 'scene'
      ? { type: isFrozen ? 'scene.pause' : 'scene.resume', reason: 'frozen' }
      : undefined,
}
