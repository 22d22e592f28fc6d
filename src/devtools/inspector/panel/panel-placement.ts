import type { InputFrom } from 'xstate'

import { storageKey } from '#lib/storage-key.ts'
import { writeAddress } from '#lib/write-address.ts'
import {
  type inspectorMachine,
  LARGEST,
  SMALLEST,
  views,
} from '#machines/inspector/inspector.machine.ts'

const KEY = storageKey('inspector')
/** Read by `load-inspector.ts`. */
const OPEN_KEY = storageKey('inspect')
/** In a narrower window the panel's bars take much of its height. Pixels. */
const PHONE = 640

export type Placement = Required<InputFrom<typeof inspectorMachine>>

/** How the panel was left. Storage may be blocked, or hold anything. */
export const loadPlacement = (): Placement => {
  try {
    const { size, view } = JSON.parse(localStorage[KEY] as string) as Placement
    if (size >= SMALLEST && size <= LARGEST && views.includes(view)) return { size, view }
  } catch {}
  return { size: innerWidth < PHONE ? 76 : 64, view: 'chart' }
}

/**
 * Stores the panel's placement; while the panel is open, the page opens it again after a reload.
 */
export const savePlacement = ({ size, view }: Placement, isOpen: boolean) => {
  try {
    localStorage[KEY] = JSON.stringify({ size, view })
    if (isOpen) sessionStorage[OPEN_KEY] = 'open'
    else sessionStorage.removeItem(OPEN_KEY)
  } catch {
    // Storage is blocked: size and view last until reload.
  }
}

/** Takes `?inspect` out of the address: a panel that was closed stays closed after a reload. */
export const forgetRequest = () => {
  const url = new URL(location.href)
  if (!url.searchParams.has('inspect')) return
  url.searchParams.delete('inspect')
  writeAddress(url)
}
