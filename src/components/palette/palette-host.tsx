import { useEffect, useState, type ComponentType } from 'react'

import { awaitTool } from '../../routing/await-tool'
import { Section } from '../section/section'
import { onPaletteCall } from './call-palette'

/** Loads the palette at its first call; the palette opens when it mounts. A later call retries a failure. */
export function PaletteHost() {
  const [Palette, show] = useState<ComponentType>()
  useEffect(
    () =>
      onPaletteCall(() => {
        const code = import('./palette').then((palette) => show(() => palette.default))
        awaitTool('', code)
      }),
    [],
  )
  return <Section>{Palette && <Palette />}</Section>
}
