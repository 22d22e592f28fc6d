import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { afterFrame } from '#lib/after-frame'
import { pageFlags } from '#lib/page-flags'
import { tellWait } from '#lib/press-waits'
import type { motionMachine } from '#machines/motion.machine'

import { isMachinePage } from './machine-pages'
import { loadPage, loadedPage, pageAt } from './page-modules'
import { type PageWords, titleOf } from './page-title'
import { manageScroll, restoreScroll, saveScroll } from './scroll-restoration'
import { startViewTransition } from './view-transition'

/** Sets title, description, canonical URL and focus for what was just drawn. */
const announce = (page: PageWords) => {
  document.title = titleOf(page)
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  // Share menus read the canonical URL; crawlers load each page afresh.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

const scrollToTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView()
  const heading = target.querySelector<HTMLElement>('[tabindex="-1"]') ?? target
  heading.focus({ preventScroll: true })
}

/**
 * Says how the page that is drawn now is reached: `next`, in a view transition, or `back`. What
 * enters with a page then stands at once; on the way back all does.
 */
const arrive = (by: 'next' | 'back') => {
  const flags = pageFlags()
  flags.arrival = by
  afterFrame(() => delete flags.arrival)
}

const preload = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !link.target) loadPage(link.pathname).catch(() => {})
}

/** A link that is pointed at will probably be followed. */
const preloadOnPoint = () => {
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) addEventListener(kind, preload, { passive: true })
  return () => kinds.forEach((kind) => removeEventListener(kind, preload))
}

/** Runs each page change: loads its code, plays a short transition, sets title, focus and scroll. */
export const usePageTransition = (motion: ActorRefFrom<typeof motionMachine>) => {
  const navigations = useRef(0)
  const drawnPath = useRef('')
  /** What is at the address has not been announced: it is not drawn yet, or it failed. */
  const isAwaited = useRef(false)
  const isReturning = useRef(false)

  const canMove = useCallback(
    // A hidden window has no frames, and no transition would start.
    () =>
      'startViewTransition' in document &&
      !document.hidden &&
      motion.getSnapshot().hasTag('moving'),
    [motion],
  )

  /** Must be called whenever a page has been drawn, or what says that it failed, which may be later. */
  const onDrawn = useCallback((failure?: PageWords) => {
    drawnPath.current = failure ? '' : location.pathname
    if (failure || isAwaited.current) announce(failure ?? pageAt(location.pathname))
    isAwaited.current = failure !== undefined
    if (!isReturning.current) return
    isReturning.current = false
    restoreScroll()
  }, [])

  // A layout effect, so before the router's effects begin to listen: the scroll position must be saved
  // before the other page is drawn.
  useLayoutEffect(
    () =>
      manageScroll((event) => {
        if (drawnPath.current === location.pathname) return restoreScroll()
        navigations.current += 1
        isAwaited.current = isReturning.current = true
        arrive('back')
        // It is waited for instead of what was followed before.
        tellWait({ href: location.pathname, code: loadPage(location.pathname), hasPlace: true })
        // A gesture has shown the way back already.
        if (!canMove() || event.hasUAVisualTransition || !loadedPage(location.pathname)) return
        // The router hears of it when the browser has taken its picture of the page.
        event.stopImmediatePropagation()
        const { state } = event
        startViewTransition(() =>
          flushSync(() => dispatchEvent(new PopStateEvent('popstate', { state }))),
        )
      }),
    [canMove],
  )

  useEffect(preloadOnPoint, [])

  const aroundNav: AroundNavHandler = useCallback(
    (navigate, to, options) => {
      if (isMachinePage()) return location.assign(to)
      const navigation = ++navigations.current
      const go = () => {
        saveScroll()
        isAwaited.current = true
        flushSync(() => navigate(to, options))
        // A link to the page that is shown draws none anew.
        if (isAwaited.current && loadedPage(to)) onDrawn()
        scrollToTarget()
      }
      const transit = () => {
        // The visitor may have followed another link since.
        if (navigation !== navigations.current) return
        // Its code is gone, as after a new deploy.
        if (!loadedPage(to) && navigator.onLine) return location.assign(to)
        if (document.hidden) return go()
        // Drawing the page holds all frames back: the press is answered by one before.
        afterFrame(() => {
          if (navigation !== navigations.current) return
          if (!canMove()) return go()
          startViewTransition(() => {
            arrive('next')
            go()
          })
        })
      }
      // The current page stays until the code is here. Without a connection, the error boundary of the
      // next one says so.
      if (loadedPage(to)) return transit()
      const code = loadPage(to)
      tellWait({ href: to, code, hasPlace: true })
      void code.then(transit, transit)
    },
    [canMove, onDrawn],
  )
  return { aroundNav, onDrawn }
}
