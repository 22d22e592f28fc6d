import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

import { usePreferences } from '../components/preferences/preferences'
import { titleOf } from '../page-title'
import { routeAt } from '../routes'
import { loadScreen, screenAt } from '../screens'

/** Title, description and focus of the page that has just been drawn. */
const arrive = () => {
  const { page } = routeAt(location.pathname)
  document.title = titleOf(page)
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

const scrollToTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView()
  const heading = target.querySelector<HTMLElement>('[tabindex="-1"]') ?? target
  heading.focus({ preventScroll: true })
}

interface Place {
  scrollY?: number
}

const keepPlace = () =>
  history.replaceState({ ...(history.state as Place | null), scrollY: Math.round(scrollY) }, '')

/**
 * Back, forward and reload. The browser would restore the scroll position before React has drawn
 * the page: it is kept with each entry of the history, and restored when the page is there.
 */
const watchHistory = () => {
  history.scrollRestoration = 'manual'
  const restore = (state: Place | null) =>
    scrollTo({ top: state?.scrollY ?? 0, behavior: 'instant' })
  const onPopState = ({ state }: PopStateEvent) => {
    loadScreen(location.pathname)
      .catch(() => {})
      .then(() =>
        requestAnimationFrame(() => {
          arrive()
          restore(state as Place | null)
        }),
      )
      .catch(() => {})
  }
  if (history.state && !location.hash) restore(history.state as Place)
  addEventListener('popstate', onPopState)
  document.addEventListener('scrollend', keepPlace)
  return () => {
    removeEventListener('popstate', onPopState)
    document.removeEventListener('scrollend', keepPlace)
  }
}

/** A link that is pointed at will probably be followed. */
const preload = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !link.target) loadScreen(link.pathname).catch(() => {})
}

const preloadPointedAt = () => {
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const
  for (const kind of kinds) addEventListener(kind, preload, { passive: true })
  return () => kinds.forEach((kind) => removeEventListener(kind, preload))
}

/** What goes with every page change: a short transition, title, focus and scroll position. */
export const useAroundNavigation = (): AroundNavHandler => {
  const { motion } = usePreferences()
  const turns = useRef(0)

  useEffect(watchHistory, [])

  useEffect(preloadPointedAt, [])

  return useCallback(
    (navigate, to, options) => {
      const turn = ++turns.current
      const go = () => {
        keepPlace()
        flushSync(() => navigate(to, options))
        arrive()
        scrollToTarget()
      }
      // Its code comes first: the page on show stays until then. A failure is the screen's own to show.
      if (!screenAt(to)) {
        void loadScreen(to)
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
}
