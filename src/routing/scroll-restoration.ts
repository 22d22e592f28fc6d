import { afterFrame } from '#lib/after-frame'
import { pageFlags } from '#lib/page-flags'

const STORAGE_KEY = 'scroll'

/** Scroll position of each history entry, in px. */
let positions: Record<string, number> = {}

/** Id of the history entry whose page is on the screen: none while another is on its way back. */
let entry = ''

const enter = () => {
  const state = history.state as { entry?: string } | null
  entry = state?.entry ?? Math.random().toString(36).slice(2)
  if (!state?.entry) history.replaceState({ ...state, entry }, '')
}

/** Must be called before the page changes. */
export const saveScroll = () => {
  if (entry) positions[entry] = Math.round(scrollY)
}

/** Has all of the page laid out for a frame: what a jump leads to is there, and as high as it was. */
export const layOutWhole = () => {
  const flags = pageFlags()
  flags.whole = ''
  // The browser takes note of the heights at the end of a frame.
  afterFrame(() => {
    flags.whole = 'left'
    afterFrame(() => delete flags.whole)
  })
}

/** Scrolls to where the reader was. */
export const restoreScroll = () => {
  enter()
  layOutWhole()
  scrollTo({ top: positions[entry] ?? 0, behavior: 'instant' })
}

// If storage is blocked, positions last until reload.
const store = () => {
  saveScroll()
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {}
}

const load = () => {
  try {
    // Others at the same host may have stored something else: `null` is JSON, too.
    positions = { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as typeof positions) }
  } catch {}
}

/**
 * Saves and restores the scroll position of each history entry: the browser would scroll before
 * React has drawn the page. `onReturn` is called on back and forward, after the position of the entry
 * left was saved; so this must listen before the router does. Returns a function that stops it.
 */
export const manageScroll = (onReturn: (event: PopStateEvent) => void) => {
  history.scrollRestoration = 'manual'
  load()
  enter()
  if (entry in positions) restoreScroll()
  const onPopState = (event: PopStateEvent) => {
    // The transition of a page passes it on.
    if (!event.isTrusted) return
    // A link within the page has no state yet, and the browser has scrolled to its target.
    if (!event.state) return enter()
    saveScroll()
    entry = ''
    onReturn(event)
  }
  const listeners = new AbortController()
  // Captured at the click: after it, the browser may already have scrolled to a target in the page.
  addEventListener('click', saveScroll, { capture: true, signal: listeners.signal })
  addEventListener('popstate', onPopState, listeners)
  addEventListener('pushState', enter, listeners)
  addEventListener('pagehide', store, listeners)
  // Chromium and Firefox keep the place of a page in the back/forward cache, WebKit forgets it.
  addEventListener('pageshow', ({ persisted }) => persisted && restoreScroll(), listeners)
  return () => listeners.abort()
}
