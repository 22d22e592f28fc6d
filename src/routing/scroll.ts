import { pageFlags } from '#lib/page-flags.ts'
import { writeAddress } from '#lib/write-address.ts'

const STORAGE_KEY = 'scroll'

/** Scroll position of each history entry, in px. */
let positions: Record<string, number> = {}

/** Id of the history entry whose page is on the screen: none while another is on its way back. */
let entry = ''

/** The state of an entry of the history: its id, and the path of its page. */
export interface EntryState {
  entry?: string
  page?: string
}

/** Marks the history entry that the browser is at with the page that it shows. */
export const enterEntry = (page: string) => {
  const state = history.state as EntryState | null
  entry = state?.entry ?? Math.random().toString(36).slice(2)
  if (state?.entry !== entry || state.page !== page)
    writeAddress(location.href, { state: { ...state, entry, page } })
}

/** Must be called before the page changes. */
export const saveScroll = () => {
  if (entry !== '') positions[entry] = Math.round(scrollY)
}

/** The page of the entry that is left stays on the screen for a while: what is scrolled then is not kept. */
export const leaveEntry = () => {
  saveScroll()
  entry = ''
}

/** Scrolls to where the reader was. */
export const restoreScroll = (page: string) => {
  enterEntry(page)
  // What is above must be as high as it was.
  delete pageFlags().loading
  scrollTo({ top: positions[entry] ?? 0, behavior: 'instant' })
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element that the hash of an address points at, as browsers look for it. */
export const targetOf = (hash: string) => {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

/** Scrolls to what the address points at, or to the top, and has its heading focused. */
export const scrollToTarget = () => {
  const target = targetOf(location.hash)
  if (!target) return scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView()
  const heading = target.querySelector<HTMLElement>('[tabindex="-1"]') ?? target
  heading.focus({ preventScroll: true })
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
 * Keeps the scroll position of each history entry: the browser would scroll before React has drawn the
 * page. Returns a function that stops it.
 */
export const restoreScrollPositions = (shownPage: () => string) => {
  history.scrollRestoration = 'manual'
  load()
  enterEntry(shownPage())
  if (entry in positions) restoreScroll(shownPage())
  const listeners = new AbortController()
  // Captured at the click: after it, the browser may already have scrolled to a target in the page.
  addEventListener('click', saveScroll, { capture: true, signal: listeners.signal })
  addEventListener('pagehide', store, listeners)
  // Chromium and Firefox keep the place of a page in the back/forward cache, WebKit forgets it.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && restoreScroll(shownPage()),
    listeners,
  )
  return () => listeners.abort()
}
