import type { ReactNode } from 'react'

interface TitlePictureProps {
  /** The title, or a heading with it. */
  children: ReactNode
  /** It is said beside it, too. */
  isHidden?: boolean
}

/** In the place of a picture that a project has none of: its title, as large as fits. */
export const TitlePicture = ({ children, isHidden }: TitlePictureProps) => (
  <div
    aria-hidden={isHidden}
    className="@container flex aspect-[16/10] items-end overflow-hidden bg-hue/12 text-hue"
  >
    <div className="title line-clamp-3 p-[6cqi] text-[clamp(1rem,11cqi,4rem)] wrap-anywhere">
      {children}
    </div>
  </div>
)
