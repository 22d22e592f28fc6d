import type { ReactNode } from 'react'

/** A title of at most so many characters is set in this size, and then fits. */
const SIZES = [
  { characters: 40, size: 'large' },
  { characters: 90, size: 'medium' },
  { characters: Infinity, size: 'small' },
]

interface TitlePictureProps {
  title: string
  /** A heading with the title, if it is said nowhere else: the picture grows with it. */
  children?: ReactNode
}

/** In the place of a picture that a project has none of: its title, as large as fits. */
export const TitlePicture = ({ title, children }: TitlePictureProps) => {
  const { size } = SIZES.find(({ characters }) => title.length <= characters)!
  return (
    <div aria-hidden={!children} className="title-picture @container text-hue">
      <div>
        <div className="title wrap-anywhere" data-size={children ? undefined : size}>
          {children ?? title}
        </div>
      </div>
    </div>
  )
}
