import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { useScene } from '../../canvas/use-scene'
import { useSceneSettings } from './use-scene-settings'

interface SceneCanvasProps {
  id: string
  image: Image
  observeActive: ObserveActive
  /** It plays without being asked for. */
  isAutomatic: boolean
}

/** The scene over its still image, visible from its first frame on. */
export default function SceneCanvas({ id, image, observeActive, isAutomatic }: SceneCanvasProps) {
  const scene = image.replace('scene:', '')
  const { isQuiet, ...settings } = useSceneSettings()
  const { frame, isVisible } = useScene({
    id,
    scene,
    observeActive,
    ...settings,
    isQuiet: isQuiet && isAutomatic,
  })
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className={`no-print pointer-events-none absolute inset-0 ${isVisible ? '' : 'opacity-0'}`}
    />
  )
}
