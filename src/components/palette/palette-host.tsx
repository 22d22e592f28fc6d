import { lazy, Suspense, useEffect, useReducer } from 'react'

import { FallbackBoundary } from '../failure/fallback-boundary'
import { onPaletteCall } from './call-palette'

const Palette = lazy(() => import('./palette'))

/** Where the palette stands; its code is asked for at the first call, and opens with it. */
export function PaletteHost() {
  const [isNeeded, need] = useReducer(() => true, false)
  useEffect(() => onPaletteCall(need), [])
  if (!isNeeded) return null
  return (
    <FallbackBoundary>
      <Suspense>
        <Palette />
      </Suspense>
    </FallbackBoundary>
  )
}
