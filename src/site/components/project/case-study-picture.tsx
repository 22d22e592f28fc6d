import type { Image } from '#content-model/schema/types.ts'
import type { ObserveActive } from '#lib/observe.ts'

import { LivePicture } from '../picture/live-picture.tsx'
import { type Themed, widthOf } from '../picture/sources.ts'

/** A scene is here to be looked at: it plays whenever it is in view. */
const always: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

interface CaseStudyPictureProps {
  /** Of its actor in the inspector. */
  id: string
  name: Image
  picture: Themed
  alt: string
  /** In the first view. */
  isFirst?: boolean
}

/** A picture as wide as the column. A drawing of its shape keeps its place until its image is loaded. */
export const CaseStudyPicture = ({ isFirst = false, ...own }: CaseStudyPictureProps) => {
  const { dark } = own.picture
  return (
    // What moves into it has the ground of a picture.
    <div className="case-study-frame grid bg-ink">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${widthOf(dark)} ${dark.height}`}
        {...(!isFirst && { width: widthOf(dark), height: dark.height })}
      />
      <LivePicture
        {...own}
        observeActive={always}
        isAutomatic
        sizes={isFirst ? '(min-width: 1317px) 1249px, 94vw' : '(min-width: 1024px) 680px, 94vw'}
        loading={isFirst ? 'eager' : 'lazy'}
        className="case-study-image"
      />
    </div>
  )
}
