import './title-picture.css'

import type { ReactNode } from 'react'

/** A title of more characters is set smaller, so that it fits; Chinese and Japanese ones are wider. */
const LARGE = 40
const lengthOf = (title: string) =>
  title.length + 0.3 * (title.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)

interface TitlePictureProps {
  title: string
  /** A heading with the title, if it is said nowhere else: the picture grows with it. */
  children?: ReactNode
}

/** What a project without a picture shows: its title, as large as fits. */
export const TitlePicture = ({ title, children }: TitlePictureProps) => {
  const size = lengthOf(title) > LARGE ? 'small-title' : 'large-title'
  return (
    <div aria-hidden={!children} className="title-picture">
      <div>
        <div className={`title wrap-anywhere ${children ? '' : size}`}>{children ?? title}</div>
      </div>
    </div>
  )
}
