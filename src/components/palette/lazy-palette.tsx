import { useEffect, useState, type ComponentType } from 'react'

import { awaitTool } from '#routing/await-tool.ts'
import { Section } from '../page/section.tsx'
import { onPaletteCall } from './call-palette.ts'

/** Loads the palette at its first call; the palette opens when it mounts. A later call retries a failure. */
export function LazyPalette() {
  const [Palette, show] = useState<ComponentType>()
  useEffect(
    () =>
      onPaletteCall(() => {
        const code = import('./palette.tsx').then((palette) => show(() => palette.default))
        awaitTool('', code)
      }),
    [],
  )
  return <Section>{Palette && <Palette />}</Section>
}
