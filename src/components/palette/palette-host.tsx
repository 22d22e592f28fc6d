import { useEffect, useState, type ComponentType } from 'react'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { onPaletteCall } from './call-palette'

/** Where the palette stands. Its code is asked for at each call until it is here, and opens with it. */
export function PaletteHost() {
  const [Palette, show] = useState<ComponentType>()
  useEffect(
    () =>
      onPaletteCall(() => {
        import('./palette').then(
          (palette) => show(() => palette.default),
          () => {},
        )
      }),
    [],
  )
  return <ErrorBoundary>{Palette && <Palette />}</ErrorBoundary>
}
