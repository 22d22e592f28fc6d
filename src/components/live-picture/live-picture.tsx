import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'

import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { Picture } from '../picture/picture'

const SceneCanvas = import.meta.env.CANVAS ? lazy(() => import('./scene-canvas')) : undefined

interface LivePictureProps extends Omit<ComponentProps<typeof Picture>, 'name'> {
  name: Image
  /** For the inspector. */
  id: string
  /** Says when it is looked at, and its scene therefore plays. */
  observeActive: ObserveActive
}

/** A picture; one that is drawn by code comes to life while it is looked at. */
export function LivePicture({ id, observeActive, ...picture }: LivePictureProps) {
  const holder = useRef<HTMLDivElement>(null)
  // The code of scenes is asked for at the first look, and kept.
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
            <SceneCanvas id={id} image={picture.name} observeActive={observeActive} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
