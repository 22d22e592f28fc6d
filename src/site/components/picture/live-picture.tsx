import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'

import { isRunning } from '#site/scenes/canvas/running.ts'
import { ErrorBoundary } from '#lib/error-boundary.tsx'
import { Picture } from './picture.tsx'
import { sceneOf } from './picture-files.ts'
import type { Playable } from './scene-canvas.tsx'

const SceneCanvas = import.meta.env.CANVAS ? lazy(() => import('./scene-canvas.tsx')) : undefined

type LivePictureProps = Playable & Omit<ComponentProps<typeof Picture>, keyof Playable>

/**
 * A picture. The still image of a scene becomes the scene while it is active. Memoised: a step of a
 * carousel changes none.
 */
export const LivePicture = memo(function LivePicture({
  id,
  name,
  observeActive,
  isAutomatic,
  ...picture
}: LivePictureProps) {
  const container = useRef<HTMLDivElement>(null)
  const isScene = SceneCanvas && sceneOf(name)
  // The code of scenes is loaded when the picture is first active, and stays. A scene that runs on
  // the page before is continued here.
  const [isNeeded, setNeeded] = useState(() => Boolean(isScene) && isRunning(name))

  useEffect(() => {
    if (isNeeded || !isScene || !container.current) return
    return observeActive(container.current, (isActive) => isActive && setNeeded(true))
  }, [isNeeded, isScene, observeActive])

  return (
    <div
      ref={container}
      data-actor={id}
      // A scene that moves to the next page needs the name, too.
      data-picture={name}
      className={`live-picture relative overflow-hidden bg-ink ${isScene ? 'touch-pan-y' : ''}`}
    >
      <Picture {...picture} />
      {SceneCanvas && isNeeded && (
        <ErrorBoundary>
          <Suspense>
            <SceneCanvas
              id={id}
              name={name}
              observeActive={observeActive}
              isAutomatic={isAutomatic}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
})
