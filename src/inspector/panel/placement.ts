import type { InputFrom } from 'xstate'

import { type Dock, LARGEST, SMALLEST, views } from '#machines/inspector/inspector-setup'
import type { inspectorMachine } from '#machines/inspector/inspector.machine'

const KEY = 'inspector'
/** Read by `entry.ts`. */
const OPEN_KEY = 'inspect'
/** In a narrower window the panel's bars take much of its height. Pixels. */
const PHONE = 640
const DOCKS = new Set<Dock>(['bottom', 'right'])

export type Placement = Required<InputFrom<typeof inspectorMachine>>

/** How the panel was left. Storage may be blocked, or hold anything. */
export const loadPlacement = (): Placement => {
  try {
    const kept = JSON.parse(localStorage[KEY] as string) as Placement
    const { dock, size, view } = kept
    const isSize = size >= SMALLEST && size <= LARGEST
    if (DOCKS.has(dock) && isSize && views.includes(view)) return { dock, size, view }
  } catch {}
  return { dock: 'bottom', size: innerWidth < PHONE ? 76 : 64, view: 'chart' }
}

/** Keeps it; while the panel is open, the page opens it again after a reload. */
export const savePlacement = ({ dock, size, view }: Placement, isOpen: boolean) => {
  try {
    localStorage[KEY] = JSON.stringify({ dock, size, view })
    if (isOpen) sessionStorage[OPEN_KEY] = 'open'
    else sessionStorage.removeItem(OPEN_KEY)
  } catch {
    // Storage is blocked: they last until reload.
  }
}
