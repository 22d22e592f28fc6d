import { useCallback, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

import { usePreferences } from '../components/preferences/preferences'
import { titleOf } from '../page-title'
import { pageAt } from '../routes'

/** Title, description and focus of the page that has just been drawn. */
const arrive = () => {
  const page = pageAt(location.pathname)
  document.title = titleOf(page)
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description)
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

const scrollToTarget = () => {
  const target = document.getElementById(location.hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** What goes with every page change: a short transition, title, focus and scroll position. */
export const useAroundNavigation = (): AroundNavHandler => {
  const { motion } = usePreferences()

  // Back and forward: the browser looks after the scroll position itself.
  useEffect(() => {
    const onPopState = () => requestAnimationFrame(arrive)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  return useCallback(
    (navigate, to, options) => {
      const go = () => {
        flushSync(() => navigate(to, options))
        arrive()
        scrollToTarget()
      }
      const moves = motion.getSnapshot().hasTag('moving')
      // The page must not wait for a transition that a hidden window never starts.
      if (!moves || !('startViewTransition' in document) || document.hidden) return go()
      document.startViewTransition(go)
    },
    [motion],
  )
}
