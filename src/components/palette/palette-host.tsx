import { useEffect, useState, type ComponentType } from 'react'

import { tellWait } from '#lib/press-waits'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { PartFailure } from '../part/part'
import { onPaletteCall } from './call-palette'

/** Loads the palette at its first call; the palette opens when it mounts. A later call retries a failure. */
export function PaletteHost() {
  const [Palette, show] = useState<ComponentType>()
  useEffect(
    () =>
      onPaletteCall(() => {
        const code = import('./palette').then((palette) => show(() => palette.default))
        tellWait({ code })
      }),
    [],
  )
  return <ErrorBoundary renderFailure={PartFailure}>{Palette && <Palette />}</ErrorBoundary>
}
