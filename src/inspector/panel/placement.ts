import { type Dock, LARGEST, SMALLEST } from '#machines/inspector/inspector.machine'

const KEY = 'inspector'

export interface Placement {
  dock: Dock
  size: number
}

const DEFAULTS: Placement = { dock: 'bottom', size: 52 }

/** How the panel stood the last time. Storage may be forbidden, and may hold anything. */
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
    // Then it holds for this visit only.
  }
}
