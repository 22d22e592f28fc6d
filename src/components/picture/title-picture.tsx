import type { ReactNode } from 'react'

/** A title of at most so many characters is set in this size, and then fits. */
const SIZES = [
  { characters: 40, size: 'text-[11cqi] line-clamp-4' },
  { characters: 90, size: 'text-[8cqi] line-clamp-6' },
  { characters: Infinity, size: 'text-[6cqi] line-clamp-8' },
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
    <div
      aria-hidden={!children}
      className="@container grid aspect-[16/10] items-end bg-hue/12 text-hue"
    >
      <div className="p-[6cqi]">
        <div className={`title wrap-anywhere ${children ? 'text-[1.7rem]' : size}`}>
          {children ?? title}
        </div>
      </div>
    </div>
  )
}
