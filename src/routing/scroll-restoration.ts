const STORE = 'places'

interface State {
  entry?: string
}

/** How far down the reader was, in px, on each entry of the history. */
let places: Record<string, number> = {}

/** The entry on show. */
let entry = ''

const enter = () => {
  const state = history.state as State | null
  entry = state?.entry ?? Math.random().toString(36).slice(2)
  if (!state?.entry) history.replaceState({ ...state, entry }, '')
}

/** To be called before the page changes. */
export const keepPlace = () => {
  places[entry] = Math.round(scrollY)
}

export const returnToPlace = () => scrollTo({ top: places[entry] ?? 0, behavior: 'instant' })

// Where a visitor's settings forbid it, going back still works until the page is loaded anew.
const store = () => {
  keepPlace()
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places))
  } catch {}
}

const recall = () => {
  try {
    places = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as typeof places
  } catch {}
}

/**
 * Keeps the place of each entry. The browser's own memory would scroll before React has drawn the
 * page. `onReturn` is told of back and forward, when the entry left has been kept; so this must listen
 * before the router does.
 */
export const watchPlaces = (onReturn: () => void) => {
  history.scrollRestoration = 'manual'
  recall()
  enter()
  if (entry in places && !location.hash) returnToPlace()
  const onPopState = ({ state }: PopStateEvent) => {
    // A link within the page has no state yet, and the browser has scrolled to its target.
    if (!state) return enter()
    keepPlace()
    enter()
    onReturn()
  }
  // A link within the page leaves its entry when the browser has scrolled already.
  addEventListener('click', keepPlace, true)
  addEventListener('popstate', onPopState)
  addEventListener('pushState', enter)
  addEventListener('pagehide', store)
  return () => {
    removeEventListener('click', keepPlace, true)
    removeEventListener('popstate', onPopState)
    removeEventListener('pushState', enter)
    removeEventListener('pagehide', store)
  }
}
