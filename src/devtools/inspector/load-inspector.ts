import type { EventFromLogic } from 'xstate'

import { observeLeaving } from '#lib/observe-leaving.ts'
import { onShortcut } from '#lib/shortcuts.ts'
import { storageKey } from '#lib/storage-key.ts'

import type { seeInsideMachine } from '#machines/inspector/see-inside.machine.ts'

/** Called with what a press waits for: the address that opens it as a document, and its code. */
let onLoad: (tool: string, code: Promise<unknown>) => void = () => {}

/** Loads the inspector and calls one of its entry points; a query overrides that of the page. */
const loadCode = async (entry: 'start' | 'toggle', search?: string) => {
  // Without the condition the build would write the chunk also for a site without an inspector.
  if (!import.meta.env.INSPECTOR) return
  // Awaited: Vite takes a `then` for a part of the import, and its own failures miss it.
  const inspector = await import('./start-inspector.ts')
  await inspector[entry](search)
}

/** Without a connection it is there only if it has been looked at before: the bar says so. */
const load = (entry: 'start' | 'toggle', search?: string) =>
  onLoad(search ?? '?inspect', loadCode(entry, search))

/** Loads what shows the machines in place, and tells it what was pressed. */
const seeInside = async (type: EventFromLogic<typeof seeInsideMachine>['type']) => {
  if (!import.meta.env.INSPECTOR) return
  const inside = await import('./see-inside/start-see-inside.tsx')
  inside.send({ type })
}

/** Opens the inspector: on the actor or state that a query names. */
export const openInspector = (search = '?inspect') => load('start', search)

/** The same for a press that is to be answered: the bar shows that it waits. */
const requestInside = (type: 'inside.toggle' | 'key.pressed') => onLoad('', seeInside(type))

/** Shows what is inside, or the page again. */
export const toggleInside = () => requestInside('inside.toggle')

/** And for one that may mean something else. */
const notifyInside = (type: 'key.released' | 'pip.pressed' | 'pip.released') =>
  seeInside(type).catch(() => {})

/** The target may be the window, which is in nothing. */
const within = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector)

/** A link that offers a look at a machine; with a modifier key it is the browser's. */
const onClick = (event: MouseEvent) => {
  const link = within(event, `[href^='?inspect']`)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openInspector(link.search)
}

/** Where `?` is no other control's: X takes nothing from one. */
const FREE = 'body,[tabindex="-1"],footer [href="?inspect"]'
const isFree = (event: Event) => within(event, FREE) === event.target

/** The press of X that lasts. */
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
  // While Command is pressed, a Mac does not say that another key is let go.
  if (isSame || key === 'Meta') releaseKey()
}

let isPipPressed = false

const releasePip = () => {
  if (!isPipPressed) return
  isPipPressed = false
  void notifyInside('pip.released')
}

/** A finger on the pip: the machine says whether it stays long enough. A second one ends it. */
const onPointer = (event: PointerEvent) => {
  if (isPipPressed) return releasePip()
  const isFinger = event.type === 'pointerdown' && event.pointerType !== 'mouse'
  if (!isFinger || !within(event, 'header nav>a')) return
  isPipPressed = true
  void notifyInside('pip.pressed')
}

/**
 * All that each visitor carries of the inspector: a link, a key or the address asks for it.
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
    // The last: it was open before a reload. Storage may be blocked.
    if (/[?&]inspect\b/.test(location.href) || sessionStorage[storageKey('inspect')]) load('start')
  } catch {}
  // From a task of its own: the console records the stack, for which V8 would parse all code again.
  setTimeout(console.info, 0, '? to inspect')
}
