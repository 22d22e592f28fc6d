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
  /** Chosen first: it has the most to see. */
  mainMachine: 'carousel',

  /** What is known of a machine's events: of one machine always the same object. */
  samplesOf: (machine: string): Samples => {
    const own = known.get(machine) ?? {
      events: samples[machine] ?? [],
      values: values[machine] ?? {},
    }
    known.set(machine, own)
    return own
  },

  /** A machine as it is before the page provides anything, and where it is written. It is loaded for this. */
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

  /** The actor that changes pages is led to one, and not put back. */
  isNavigation: ({ id }: Pick<AnyActor, 'id'>) => id === navigationActor()?.id,

  /**
   * Shows the page of a moment, as a link to it would.
   *
   * @param navigation what changes pages, as it was then
   * @param address where the page was then, if that is known: path and hash
   * @returns whether it is shown
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

  /** In words, why something does not move, by the name of what holds it. */
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

  /** Whether a visitor sends an event: any other tells of the page itself. */
  isOfVisitor: (machine: string, event: string) => {
    const { visitor = [], byHand = [] } = senders[machine] ?? {}
    return visitor.includes(event) || byHand.includes(event)
  },

  /** GSAP's timeline of all others: undefined until the page has loaded it (`motion/set-up.ts`). */
  rootTimeline: () => (window as { gsap?: { globalTimeline: RootTimeline } }).gsap?.globalTimeline,

  /** A scene is drawn in a worker: the event that makes it stand still, or lets it go on. */
  freezeEvent: ({ logic }: AnyActor, isFrozen: boolean) =>
    (logic as { id?: string }).id === 'scene'
      ? { type: isFrozen ? 'scene.pause' : 'scene.resume', reason: 'frozen' }
      : undefined,
}
