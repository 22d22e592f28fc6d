import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'

import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { Picture } from '../picture/picture'

const SceneCanvas = import.meta.env.CANVAS ? lazy(() => import('./scene-canvas')) : undefined

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

type LivePictureProps = Playable & Omit<ComponentProps<typeof Picture>, keyof Playable>

/** A picture. The still image of a scene becomes the scene while it is active. */
export function LivePicture({ id, observeActive, isAutomatic, ...picture }: LivePictureProps) {
  const holder = useRef<HTMLDivElement>(null)
  // The code of scenes is loaded when the picture is first active, and stays.
  const [isNeeded, setNeeded] = useState(false)
  const isScene = SceneCanvas && picture.name.startsWith('scene:')

  useEffect(() => {
    if (isNeeded || !isScene || !holder.current) return
    return observeActive(holder.current, (isActive) => isActive && setNeeded(true))
  }, [isNeeded, isScene, observeActive])

  return (
    <div ref={holder} className="relative overflow-hidden bg-ink">
      <Picture {...picture} />
      {SceneCanvas && isNeeded && (
        <ErrorBoundary>
          <Suspense>
            <SceneCanvas
              id={id}
              name={picture.name}
              observeActive={observeActive}
              isAutomatic={isAutomatic}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
