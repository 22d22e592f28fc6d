import type { ShownProject } from '#lib/shown-entries.ts'

import { Picture } from '../picture/picture.tsx'
import type { Pictured } from '../picture/picture-files.ts'
import { TitlePicture } from '../picture/title-picture.tsx'

/** The fields of a project that its preview shows. */
export type Preview = Pick<Pictured<ShownProject>, 'id' | 'title' | 'hue' | 'image' | 'picture'>

/** Widths of a picture: among more than four projects, and among fewer. */
const SMALL = '(min-width: 1024px) 190px, (min-width: 640px) 29vw, 38vw'
const HALF = '(min-width: 1024px) 300px, (min-width: 640px) 44vw, 38vw'

/** The first projects, each a small picture and a title. */
export function ProjectPreviews({ projects }: { projects: readonly Preview[] }) {
  const count = projects.length
  // A few previews stand one above the other: in a row they would leave half of the card empty.
  const isFew = count < 4
  return (
    <ul className={`previews ${isFew ? 'few-previews' : ''}`}>
      {projects.map(({ id, title, hue, image, picture }) => (
        <li key={id} className={`hue-${hue}`}>
          {image && picture ? (
            <Picture name={image} picture={picture} alt="" sizes={count > 4 ? SMALL : HALF} />
          ) : (
            <div className="preview-title">
              <TitlePicture title={title} />
            </div>
          )}
          <span className="leading-snug wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  )
}
