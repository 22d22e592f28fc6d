import './title-picture.css'

import type { ReactNode } from 'react'

/** Longer titles are set smaller, so that they fit; Chinese and Japanese characters are wider. */
const LARGE = 40
const titleLength = (title: string) =>
  title.length + 0.3 * (title.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)

interface TitlePictureProps {
  title: string
  /** A heading with the title, if nothing else says it: the picture grows with the heading. */
  children?: ReactNode
}

/** The picture of a project without one: its title, as large as fits. */
export const TitlePicture = ({ title, children }: TitlePictureProps) => {
  const size = titleLength(title) > LARGE ? 'small-title' : 'large-title'
  return (
    <div aria-hidden={!children} className="title-picture">
      <div>
        <div className={`title wrap-anywhere ${children ? '' : size}`}>{children ?? title}</div>
      </div>
    </div>
  )
}
