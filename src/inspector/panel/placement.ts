import { type Dock, LARGEST, SMALLEST } from '#machines/inspector/inspector-setup'

const KEY = 'inspector'

export interface Placement {
  dock: Dock
  size: number
}

const DEFAULTS: Placement = { dock: 'bottom', size: 52 }

/** The panel's last side and size. Storage may be blocked, and may hold anything. */
export const loadPlacement = (): Placement => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Placement> | null
    const size = Number(kept?.size)
    return {
      dock: kept?.dock === 'right' ? 'right' : DEFAULTS.dock,
      size: size >= SMALLEST && size <= LARGEST ? size : DEFAULTS.size,
    }
  } catch {
    return DEFAULTS
  }
}

export const savePlacement = ({ dock, size }: Placement) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ dock, size }))
  } catch {
    // Storage is blocked: they last until reload.
  }
}
