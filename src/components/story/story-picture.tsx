import type { Image } from '#content/types'
import type { ObserveActive } from '#lib/observe'

import { LivePicture } from '../live-picture/live-picture'
import type { Themed } from '../picture/sources'

/** A scene is here to be looked at: it plays whenever it is in view. */
const always: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

interface StoryPictureProps {
  /** Of its actor in the inspector. */
  id: string
  name: Image
  picture: Themed
  alt: string
  /** In the first view. */
  isFirst?: boolean
}

/** A picture as wide as the column. */
export const StoryPicture = ({ isFirst = false, ...picture }: StoryPictureProps) => (
  <LivePicture
    {...picture}
    observeActive={always}
    isAutomatic
    sizes={isFirst ? '(min-width: 1317px) 1249px, 94vw' : '(min-width: 1024px) 680px, 94vw'}
    loading={isFirst ? 'eager' : 'lazy'}
    className="h-auto w-full object-cover"
  />
)
