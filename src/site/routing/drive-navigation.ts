import { flushSync } from 'react-dom'
import type { ActorRefFrom } from 'xstate'

import { afterFrame } from '#lib/after-frame.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { writeAddress } from '#lib/write-address.ts'
import type { motionMachine } from '#machines/motion.machine.ts'
import type { navigationMachine } from '#machines/navigation.machine.ts'

import { announce, updateHead } from './announce.ts'
import { hrefOf, barePath } from '#lib/base-path.ts'
import { loadedPage, loadPage, pageOf } from './page-modules.ts'
import { pathAt } from './routes.ts'
import { isCopy } from './sent-page.ts'
import {
  driveEntries,
  enterEntry,
  type EntryState,
  leaveEntry,
  recordEntry,
  returnToEntry,
} from './history-entries.ts'
import { focusTarget, scrollToTarget } from './scroll.ts'
import { transitions } from '#site/motion/load-transitions.ts'

const nothing = () => {}

/** Preloads a page when its link is pointed at: the visitor will probably follow it. */
const preload = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const path = link && !link.target && pathAt(link.pathname)
  if (path) loadPage(path).catch(() => {})
}

/** Writes the address of the page that a link leads to. */
const pushAddress = (to: string) => {
  recordEntry()
  // If the browser refuses, the page is drawn all the same.
  writeAddress(hrefOf(to), { state: null, push: true })
  enterEntry(barePath(to))
}

/** On a copy of the site, the host has rewritten links: they are followed as written. */
const leaveLink = (event: MouseEvent) => {
  const { target } = event
  if (target instanceof Element && target.closest('a[href]:not([href^="#"])'))
    event.stopPropagation()
}

/** Flags what is drawn in this frame as seen: nothing of it enters again. */
const flagReturn = () => {
  const flags = pageFlags()
  flags.arrival = 'back'
  afterFrame(() => delete flags.arrival)
}

/**
 * Carries out what the navigation's machine says: loads code, starts view transitions, writes the
 * address, sets title, focus and scroll. Tells the machine what the browser does.
 *
 * @returns ends this
 */
export const driveNavigation = (
  actor: ActorRefFrom<typeof navigationMachine>,
  motion: ActorRefFrom<typeof motionMachine>,
) => {
  let cancelFrame: () => void = nothing
  const shownPage = () => actor.getSnapshot().context.path

  const draw = () => {
    const snapshot = actor.getSnapshot()
    const { by, to } = snapshot.context
    // The visitor may have asked for another page while the browser took its picture of this one.
    if (!snapshot.matches({ page: 'transit' })) return
    if (by === 'link') pushAddress(to)
    if (by === 'history' || by === 'gesture') flagReturn()
    flushSync(() => actor.send({ type: 'address.changed' }))
    // A page that is shown already is not drawn anew, and reports no drawing.
    if (actor.getSnapshot().matches({ page: 'drawing' })) actor.send({ type: 'page.drawn' })
  }

  // A hidden window has no frames, and no transition would start.
  const canMove = () =>
    'startViewTransition' in document && !document.hidden && motion.getSnapshot().hasTag('moving')

  const subscriptions = [
    actor.on('code.requested', ({ to }) => {
      cancelFrame()
      const sendLoaded = () => actor.send({ type: 'code.loaded', to })
      const sendFailed = () => {
        // In development a reload would hide the reason.
        const isOnline = import.meta.env.PROD && navigator.onLine
        actor.send({ type: 'code.failed', to, isOnline })
      }
      if (loadedPage(to)) sendLoaded()
      else void loadPage(to).then(sendLoaded, sendFailed)
    }),

    actor.on('transition.requested', ({ by }) => {
      if (document.hidden || by === 'gesture') return draw()
      // Drawing the page delays all frames: so a frame before it answers the press.
      cancelFrame = afterFrame(() => {
        const code = transitions.loaded()
        if (code && canMove()) code.startViewTransition(draw)
        else draw()
      })
    }),

    actor.on('page.arrived', ({ to, by }) => {
      const snapshot = actor.getSnapshot()
      updateHead(snapshot.context.path)
      // A failed page says so itself.
      if (!snapshot.matches({ page: 'failed' })) announce(pageOf(to))
      if (by === 'link') scrollToTarget()
      else if (by !== 'retry') returnToEntry(shownPage())
    }),

    actor.on('target.reached', ({ by }) => {
      if (by === 'link') return enterEntry(shownPage())
      returnToEntry(shownPage())
      // Once React has drawn what was unfolded: a hidden heading takes no focus.
      requestAnimationFrame(focusTarget)
    }),

    actor.on('load.requested', ({ to, by }) => {
      if (by === 'link') location.assign(hrefOf(to))
      else location.reload()
    }),
  ]

  const onPopState = ({ state, hasUAVisualTransition }: PopStateEvent) => {
    const { page = pathAt(location.pathname) ?? shownPage() } = (state ?? {}) as EntryState
    const to = page + location.hash
    // A link within the page has no state yet.
    if (state === null && page === shownPage()) return actor.send({ type: 'target.followed', to })
    leaveEntry()
    actor.send({ type: 'history.moved', to, by: hasUAVisualTransition ? 'gesture' : 'history' })
  }

  const endEntries = driveEntries(shownPage)
  const listeners = new AbortController()
  addEventListener('popstate', onPopState, listeners)
  if (isCopy()) addEventListener('click', leaveLink, { capture: true, signal: listeners.signal })
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(sign, preload, { passive: true, signal: listeners.signal })
  return () => {
    cancelFrame()
    listeners.abort()
    endEntries()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
