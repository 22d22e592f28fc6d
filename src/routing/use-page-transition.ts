import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

import { usePreferences } from '../preferences/provider'
import { titleOf } from './page-title'
import { routeAt } from './routes'
import { loadPage, loadedPage } from './page-modules'
import { saveScroll, restoreScroll, manageScroll } from './scroll-restoration'

/** Title, description, address and focus of the page that has just been drawn. */
const arrive = () => {
  const { page } = routeAt(location.pathname)
  document.title = titleOf(page)
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  // Browsers share a page by it. Those who read previews or search come to each page anew.
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

/** A link that is pointed at will probably be followed. */
const preload = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !link.target) loadPage(link.pathname).catch(() => {})
}

const preloadPointedAt = () => {
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) addEventListener(kind, preload, { passive: true })
  return () => kinds.forEach((kind) => removeEventListener(kind, preload))
}

interface PageTransition {
  aroundNav: AroundNavHandler
  /** To be called when a page has been drawn: one that is gone back to may be long in coming. */
  onDrawn: () => void
}

/** What goes with every page change: a short transition, title, focus and scroll position. */
export const usePageTransition = (): PageTransition => {
  const { motion } = usePreferences()
  const turns = useRef(0)

  const drawn = useRef('')
  const isReturning = useRef(false)

  const onDrawn = useCallback(() => {
    drawn.current = location.pathname
    if (!isReturning.current) return
    isReturning.current = false
    arrive()
    restoreScroll()
  }, [])

  // A layout effect comes before those in which the router begins to listen: the place that is left
  // must be kept before the other page is drawn.
  useLayoutEffect(
    () =>
      manageScroll(() => {
        if (drawn.current === location.pathname) restoreScroll()
        else isReturning.current = true
      }),
    [],
  )

  useEffect(preloadPointedAt, [])

  const aroundNav: AroundNavHandler = useCallback(
    (navigate, to, options) => {
      const turn = ++turns.current
      const go = () => {
        saveScroll()
        flushSync(() => navigate(to, options))
        arrive()
        scrollToTarget()
      }
      // Its code comes first: the page on show stays until then. A failure is shown by the page's own boundary.
      if (!loadedPage(to)) {
        void loadPage(to)
          .catch(() => {})
          .then(transit)
      } else transit()

      function transit() {
        // The visitor may have followed another link since.
        if (turn !== turns.current) return
        const moves = motion.getSnapshot().hasTag('moving')
        // The page must not wait for a transition that a hidden window never starts.
        if (!moves || !('startViewTransition' in document) || document.hidden) return go()
        document.startViewTransition(go)
      }
    },
    [motion],
  )
  return { aroundNav, onDrawn }
}
