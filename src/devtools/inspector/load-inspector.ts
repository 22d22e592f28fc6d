import type { EventFromLogic } from 'xstate'

import { observeLeaving } from '#lib/observe-leaving.ts'
import { onShortcut } from '#lib/shortcuts.ts'
import { storageKey } from '#lib/storage-key.ts'

import type { seeInsideMachine } from '#machines/inspector/see-inside.machine.ts'

/**
 * Called with the code that a press waits for, and the address that opens the tool as a document.
 */
let onLoad: (tool: string, code: Promise<unknown>) => void = () => {}

/** Loads the inspector and calls one of its entry points; a query overrides that of the page. */
const loadCode = async (entry: 'start' | 'toggle', search?: string) => {
  // Without the condition the build would write the chunk also for a site without an inspector.
  if (!import.meta.env.INSPECTOR) return
  // Awaited: Vite takes a `then` for a part of the import, and its own failures miss it.
  const inspector = await import('./start-inspector.ts')
  await inspector[entry](search)
}

/**
 * Loads the inspector. Without a connection its code is there only if it was loaded before: the bar
 * says so.
 */
const load = (entry: 'start' | 'toggle', search?: string) =>
  onLoad(search ?? '?inspect', loadCode(entry, search))

/** Loads the look inside, and tells it what was pressed. */
const seeInside = async (type: EventFromLogic<typeof seeInsideMachine>['type']) => {
  if (!import.meta.env.INSPECTOR) return
  const inside = await import('./see-inside/start-see-inside.tsx')
  inside.send({ type })
}

/** Opens the inspector: on the actor or state that a query names. */
export const openInspector = (search = '?inspect') => load('start', search)

/** Loads the look inside for a press: the bar shows that it waits. */
const requestInside = (type: 'inside.toggle' | 'key.pressed') => onLoad('', seeInside(type))

/** Shows what is inside, or the page again. */
export const toggleInside = () => requestInside('inside.toggle')

/** Loads the look inside for an event that may mean something else: the bar says nothing. */
const notifyInside = (type: 'key.released' | 'pip.pressed' | 'pip.released') =>
  seeInside(type).catch(() => {})

/** Whether an event is within an element. Its target may be the window, which is in none. */
const within = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector)

/**
 * Follows a link that offers a look at a machine; with a modifier key the link is the browser's.
 */
const onClick = (event: MouseEvent) => {
  const link = within(event, `[href^='?inspect']`)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openInspector(link.search)
}

/** Where a press of `?` or X belongs to no control. */
const FREE = 'body,[tabindex="-1"],footer [href="?inspect"]'
const isFree = (event: Event) => within(event, FREE) === event.target

/** The press of X that still lasts. */
let pressedX: KeyboardEvent | undefined

const pressX = (event: KeyboardEvent) => {
  pressedX = event
  requestInside('key.pressed')
}

const toggleInspector = () => load('toggle')

const releaseKey = () => {
  if (!pressedX) return
  pressedX = undefined
  void notifyInside('key.released')
}

const onKeyUp = ({ key, code }: KeyboardEvent) => {
  const isSame = code === pressedX?.code || key === pressedX?.key
  // While Command is pressed, a Mac does not report that another key is released.
  if (isSame || key === 'Meta') releaseKey()
}

let isPipPressed = false

const releasePip = () => {
  if (!isPipPressed) return
  isPipPressed = false
  void notifyInside('pip.released')
}

/**
 * Tells of a finger on the pip: the machine says whether it stays long enough. A second finger ends
 * the press.
 */
const onPointer = (event: PointerEvent) => {
  if (isPipPressed) return releasePip()
  const isFinger = event.type === 'pointerdown' && event.pointerType !== 'mouse'
  if (!isFinger || !within(event, 'header nav>a')) return
  isPipPressed = true
  void notifyInside('pip.pressed')
}

/**
 * All that each visitor carries of the inspector: it loads the rest when a link, a key or the
 * address asks for it.
 *
 * @param onWait has the page say that a press waits, or that its code did not come
 */
export const offerInspection = (onWait: typeof onLoad) => {
  onLoad = onWait
  // In the capture phase, before React, which holds back clicks on what is not hydrated yet.
  addEventListener('click', onClick, true)
  onShortcut('X', pressX)
  onShortcut('?', toggleInspector, isFree)
  onShortcut('Ctrl+Shift+X', toggleInspector)
  addEventListener('keyup', onKeyUp, true)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, onPointer, true)
  observeLeaving(() => {
    releaseKey()
    releasePip()
  })
  try {
    // A panel that was open before a reload is opened again. Storage may be blocked.
    if (/[?&]inspect\b/.test(location.href) || sessionStorage[storageKey('inspect')]) load('start')
  } catch {}
  // In a task of its own: the console records the stack, for which V8 would parse all code again.
  setTimeout(console.info, 0, '? to inspect')
}
