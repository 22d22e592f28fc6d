import type { Project } from '#lib/entries'

import { Picture } from '../picture/picture'
import type { Pictured } from '../picture/sources'
import { TitlePicture } from '../picture/title-picture'

/** What is shown of a project at a glance. */
export type Preview = Pick<Pictured<Project>, 'id' | 'title' | 'hue' | 'image' | 'picture'>

/** Widths of a picture, of more than four projects and of fewer. */
const SMALL = '(min-width: 1024px) 190px, (min-width: 640px) 29vw, 44vw'
const HALF = '(min-width: 1024px) 300px, 44vw'

/** The first projects, each a small picture and a title. */
export function ProjectPreviews({ projects }: { projects: readonly Preview[] }) {
  const count = projects.length
  const columns =
    count === 4 ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fit,minmax(max(7rem,30%),1fr))]'
  // A few stand one above the other, or they would leave half of the card empty.
  const isFew = count < 4
  return (
    <ul
      className={`mt-6 grid grow content-evenly gap-x-3 gap-y-4 ${columns} ${isFew ? 'lg:grid-cols-1' : ''}`}
    >
      {projects.map(({ id, title, hue, image, picture }) => (
        <li
          key={id}
          className={`hue-${hue} min-w-0 ${isFew ? 'items-center gap-x-3 lg:(grid grid-cols-[1.2fr_1fr])' : ''}`}
        >
          {image && picture ? (
            <Picture
              name={image}
              picture={picture}
              alt=""
              sizes={count > 4 ? SMALL : HALF}
              className="aspect-[16/10] h-auto w-full overflow-hidden rounded-[12px] border border-line object-cover"
            />
          ) : (
            <div className="overflow-hidden rounded-[12px] border border-line">
              <TitlePicture title={title} />
            </div>
          )}
          <span className="mt-2 block text-[0.95rem] leading-snug wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  )
}
