import { useEffect, useState, type ComponentType } from 'react'

import { awaitTool } from '#site/routing/await-tool.ts'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { SectionFailure } from '../page/failure.tsx'
import { onPaletteCall } from './call-palette.ts'

/** The message in the palette's place, wherever the page is scrolled to. */
const PaletteFailure = () => (
  <div className="palette-failure">
    <SectionFailure />
  </div>
)

/** Loads the palette at its first call; the palette opens when it mounts. A later call retries a failure. */
export function LazyPalette() {
  const [Palette, show] = useState<ComponentType>()
  useEffect(() => {
    const endCalls = onPaletteCall(() => {
      const code = import('./palette.tsx').then((palette) => {
        // The loaded palette hears further calls itself.
        endCalls()
        show(() => palette.default)
      })
      awaitTool('', code)
    })
    return endCalls
  }, [])
  return <ErrorBoundary Fallback={PaletteFailure}>{Palette && <Palette />}</ErrorBoundary>
}
