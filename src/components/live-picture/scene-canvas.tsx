import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { useScene } from '../../canvas/use-scene'

interface SceneCanvasProps {
  id: string
  image: Image
  observeActive: ObserveActive
}

/** The scene over its still image, seen as soon as it has drawn a frame. */
export default function SceneCanvas({ id, image, observeActive }: SceneCanvasProps) {
  const scene = image.replace('scene:', '')
  const { frame, isVisible } = useScene({ id, scene, observeActive })
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className={`no-print pointer-events-none absolute inset-0 ${isVisible ? '' : 'opacity-0'}`}
    />
  )
}
