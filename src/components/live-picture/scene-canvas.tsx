import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { useScene } from '../../canvas/use-scene'
import { useMotionAllowed, useTheme } from '../../preferences/provider'

interface SceneCanvasProps {
  id: string
  image: Image
  observeActive: ObserveActive
}

/** The scene over its still image, visible from its first frame on. */
export default function SceneCanvas({ id, image, observeActive }: SceneCanvasProps) {
  const scene = image.replace('scene:', '')
  const isStill = !useMotionAllowed()
  const theme = useTheme()
  const { frame, isVisible } = useScene({ id, scene, observeActive, isStill, theme })
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className={`no-print pointer-events-none absolute inset-0 ${isVisible ? '' : 'opacity-0'}`}
    />
  )
}
