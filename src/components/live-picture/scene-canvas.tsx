import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { observeFrames } from '../../canvas/renderer-client'
import { useScene } from '../../canvas/use-scene'
import { useMotionAllowed, usePreferences, useTheme } from '../../preferences/provider'

export interface Playable {
  /** Its scene, if it has one, is in `scene:<name>`. */
  name: Image
  /** The actor's name in the inspector. */
  id: string
  /** Says while its scene should play. */
  observeActive: ObserveActive
  /** It is active without being pointed at: on a slow device it stays still. */
  isAutomatic?: boolean | undefined
}

/** The scene over its still image, visible from its first frame on. */
export default function SceneCanvas({ id, name, observeActive, isAutomatic = false }: Playable) {
  const { pace } = usePreferences()
  const isQuiet = useSelector(pace, (snapshot) => snapshot.hasTag('quiet'))
  useEffect(() => observeFrames((late) => pace.send({ type: 'frames.measured', late })), [pace])
  const { frame, isVisible } = useScene({
    id,
    name,
    observeActive,
    theme: useTheme(),
    isStill: !useMotionAllowed(),
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
