import { useScene } from '../../canvas/use-scene'
import type { Playable } from './live-picture'
import { useSceneSettings } from './use-scene-settings'

/** The scene over its still image, visible from its first frame on. */
export default function SceneCanvas({ id, name, observeActive, isAutomatic = false }: Playable) {
  const scene = name.replace('scene:', '')
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
