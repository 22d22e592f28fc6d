import type { Image } from '#content-model/schema/types.ts'
import type { ObserveActive } from '#lib/observe.ts'

import { LivePicture } from '../picture/live-picture.tsx'
import { type Themed, widestWidth } from '../picture/picture-files.ts'

/** A scene of a case study is there to be looked at: it plays whenever it is in view. */
const always: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

interface CaseStudyPictureProps {
  /** Id of the picture's actor in the inspector. */
  id: string
  name: Image
  picture: Themed
  alt: string
  /** Whether the picture is in the first view. */
  isFirst?: boolean
}

/**
 * A picture as wide as the column. A drawing of the same shape keeps the place until the image is
 * loaded.
 */
export const CaseStudyPicture = ({ isFirst = false, ...own }: CaseStudyPictureProps) => {
  const { dark } = own.picture
  return (
    // A picture that moves into the frame has the same ground.
    <div className="case-study-frame grid bg-ink">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${widestWidth(dark)} ${dark.height}`}
        {...(!isFirst && { width: widestWidth(dark), height: dark.height })}
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
