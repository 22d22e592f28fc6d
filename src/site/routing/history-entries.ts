import { whenLoadedAndIdle } from '#lib/idle.ts'
import { observeScrolling } from '#lib/observe-scrolling.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { storageKey } from '#lib/storage-key.ts'
import { writeAddress } from '#lib/write-address.ts'

import { scrollToTarget } from './scroll.ts'

/** How many entries of the history have a record: browsers keep no more entries than these. */
const MOST_ENTRIES = 50
/** Records are stored when the browser is idle, at the latest after this. Milliseconds. */
const STORED_MS = 1000
/** Events by which a visitor moves the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The state of an entry of the history: the id of its record, and the path of its page. */
export interface EntryState {
  entry?: string
  page?: string
}

/** The page of an entry as the reader has left it. */
interface EntryRecord {
  page?: string
  /** Scroll position, in px; undefined until there has been one to record. */
  scroll?: number
  /** What is unfolded in each part of the page, by the id of its actor. */
  parts: Record<string, unknown>
}

let records: Record<string, EntryRecord> = {}

/** Id of the entry whose page is on the screen; empty while another page is on its way back. */
let entry = ''

/** The scroll position to come back to, until all that was unfolded there is unfolded again. */
let awaited: number | undefined

/**
 * The parts of the page that is shown, and the ids of those that are as the reader has left them.
 */
const parts = new Map<string, () => unknown>()
const unfolded = new Set<string>()

/** Whether the browser's present entry knows the id of its record, and its page. */
let isMarked = false

const stateNow = () => history.state as EntryState | null

/** Finds the record of the browser's present entry; that of a new entry has the id that is given. */
const findEntry = (page: string, id = Math.random().toString(36).slice(2)) => {
  const state = stateNow()
  entry = state?.entry ?? id
  isMarked = state?.entry === entry && state.page === page
  records[entry] = { parts: {}, ...records[entry], page }
}

const markEntry = () => {
  if (isMarked) return
  isMarked = true
  const { page } = records[entry] ?? {}
  writeAddress(location.href, { state: { ...stateNow(), entry, page } })
}

/** Enters the browser's present entry, which shows a page, and marks it. */
export const enterEntry = (page: string) => {
  findEntry(page)
  markEntry()
}

const readEntry = () => {
  if (entry === '') return
  const { [entry]: before, ...others } = records
  const read = [...parts].map(([id, readPart]) => [id, readPart()] as const)
  // A part that is not hydrated yet is as it was.
  const all = { ...before?.parts, ...Object.fromEntries(read) }
  records = {
    ...others,
    [entry]: { ...before, scroll: awaited ?? Math.round(scrollY), parts: all },
  }
}

/**
 * Records the page as it is. Must be called before the page changes. A page that nobody touches is
 * not even marked: there is nothing to come back to, and browsers take their time.
 */
export const recordEntry = () => {
  if (entry === '') return
  markEntry()
  readEntry()
}

/**
 * Leaves an entry when the browser has gone on to another: the page stays on the screen for a while,
 * and its scrolling then is not recorded.
 */
export const leaveEntry = () => {
  readEntry()
  entry = ''
}

/** Scrolls to where the reader was, as far as the page is as high as it was. */
const scrollBack = () => {
  const isWhole = Object.keys(records[entry]?.parts ?? {}).every((id) => unfolded.has(id))
  // Before the scroll, since `unfold.ts` may have shown more.
  if (isWhole) delete pageFlags().unfolded
  if (awaited === undefined) return
  scrollTo({ top: awaited, behavior: 'instant' })
  if (isWhole) awaited = undefined
}

/**
 * Enters an entry that the reader comes back to. Without a recorded position, the address says
 * where to scroll.
 */
export const returnToEntry = (page: string) => {
  enterEntry(page)
  unfolded.clear()
  awaited = records[entry]?.scroll
  if (awaited === undefined) scrollToTarget()
  else scrollBack()
}

/**
 * What was unfolded in a part when the reader left this entry, null for nothing; undefined if there
 * is no record.
 */
export const recordOf = (id: string) => records[entry]?.parts[id]

/**
 * Adds a part that is as the reader has left it.
 *
 * @returns removes it
 */
export const addPart = (id: string, read: () => unknown) => {
  parts.set(id, read)
  unfolded.add(id)
  // Once React has drawn what the part unfolds.
  queueMicrotask(scrollBack)
  return () => void parts.delete(id)
}

// If storage is blocked, the records last until reload.
const store = () => {
  recordEntry()
  const latest = Object.entries(records).slice(-MOST_ENTRIES)
  try {
    sessionStorage.setItem(storageKey('entries'), JSON.stringify(Object.fromEntries(latest)))
  } catch {}
}

let isStoring = false

/** Records a change in a part, and stores it soon: a page that crashes reports nothing before. */
export const recordPart = (id: string) => {
  const read = parts.get(id)
  const record = records[entry]
  // The scroll position is left alone: to read it now would lay the page out.
  if (read && record) record.parts[id] = read()
  if (isStoring) return
  isStoring = true
  whenLoadedAndIdle(() => {
    isStoring = false
    store()
  }, STORED_MS)
}

const load = () => {
  try {
    // Storage may hold anything: `null` is JSON, too.
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey('entries')) ?? '{}')
    records = { ...(stored as typeof records) }
  } catch {}
}

/**
 * Id of the entry that was on the screen last: Chromium forgets the state of an entry whose page
 * has crashed.
 */
const crashedEntry = (page: string) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [id, record] = Object.entries(records).at(-1) ?? []
  return navigation?.type === 'reload' && record?.page === page ? id : undefined
}

/** The page is there, so the browser leaves the scroll position alone. */
const stay = () => {
  history.scrollRestoration = 'manual'
}

const leave = () => {
  store()
  history.scrollRestoration = 'auto'
}

/**
 * Stores what belongs to each entry of the history, and restores it when the reader comes back:
 * what was unfolded in the page, and where the reader was. While the page is there, the browser
 * leaves the scroll position alone, for it would scroll before React has drawn the other page. A
 * page that is left, or hidden and so may be discarded, lets the browser scroll as soon as it is
 * loaded again, which is before any of its scripts.
 *
 * @param shownPage gives the path of the page that is shown
 * @returns ends this
 */
export const driveEntries = (shownPage: () => string) => {
  const listeners = new AbortController()
  const { signal } = listeners

  load()
  stay()
  findEntry(shownPage(), crashedEntry(shownPage()))
  if (records[entry]?.scroll !== undefined) {
    // The entry of a page that has crashed has lost its mark.
    markEntry()
    returnToEntry(shownPage())
  }

  // Captured at the click: after it, the browser may already have scrolled to a target in the page.
  addEventListener('click', recordEntry, { capture: true, signal })
  for (const move of MOVES)
    addEventListener(move, () => (awaited = undefined), { capture: true, passive: true, signal })
  const endScrolling = observeScrolling((isScrolling) => isScrolling || store())
  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? leave() : stay()),
    listeners,
  )
  addEventListener('pagehide', leave, listeners)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      stay()
      // Chromium and Firefox keep the position of a page in the back/forward cache, WebKit forgets
      // it.
      scrollTo({ top: records[entry]?.scroll ?? 0, behavior: 'instant' })
    },
    listeners,
  )
  return () => {
    listeners.abort()
    endScrolling()
  }
}
