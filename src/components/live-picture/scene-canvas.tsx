import type { Image } from '#content/types'
import type { WatchLook } from '#lib/observe'
import type { SceneName } from '#scenes/index'

import { useScene } from '../../canvas/use-scene'

interface SceneCanvasProps {
  id: string
  image: Image
  watchLook: WatchLook
}

/** The scene over its still image, seen as soon as it has drawn a frame. */
export default function SceneCanvas({ id, image, watchLook }: SceneCanvasProps) {
  const scene = image.replace('scene:', '') as SceneName
  const { frame, isVisible } = useScene({ id, scene, watchLook })
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className={`no-print pointer-events-none absolute inset-0 ${isVisible ? '' : 'opacity-0'}`}
    />
  )
}
