import type { Project } from '#content/types'

import { Picture } from '../picture/picture'
import type { Pictured } from '../picture/sources'
import { TitlePicture } from '../picture/title-picture'

/** What is shown of a project at a glance. */
export type Preview = Pick<Pictured<Project>, 'id' | 'title' | 'hue' | 'picture'> & {
  image?: Project['image'] | undefined
}

/** The title stands beside the picture. Classes of other parts: new rules would not fit a first flight. */
const BESIDE = 'items-center gap-x-3 lg:grid'
const SMALL = '(min-width: 1024px) 190px, (min-width: 640px) 29vw, 44vw'
const HALF = '(min-width: 1024px) 300px, 44vw'

/** The columns of the list, those of an entry, and the width of a picture, by the number of projects. */
const layoutOf = (count: number) => {
  if (count === 1) return ['grid-cols-1', '', '(min-width: 1024px) 560px, 88vw'] as const
  // One above the other: side by side they would leave half of the card empty.
  if (count === 2)
    return [
      'grid-cols-2 lg:grid-cols-1',
      `${BESIDE} lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]`,
      HALF,
    ] as const
  if (count === 3)
    return ['grid-cols-2 sm:grid-cols-3 lg:grid-cols-1', `${BESIDE} lg:grid-cols-3`, SMALL] as const
  return count % 3 === 0 || count === 5
    ? (['grid-cols-2 sm:grid-cols-3', '', SMALL] as const)
    : (['grid-cols-2', '', HALF] as const)
}

/** The first projects, each a small picture and a title. */
export function ProjectPreviews({ projects }: { projects: readonly Preview[] }) {
  const [columns, beside, sizes] = layoutOf(projects.length)
  return (
    <ul className={`mt-6 grid grow content-evenly gap-x-3 gap-y-4 ${columns}`}>
      {projects.map(({ id, title, hue, image, picture }) => (
        <li key={id} className={`hue-${hue} min-w-0 ${beside}`}>
          {image && picture ? (
            <Picture
              name={image}
              picture={picture}
              alt=""
              sizes={sizes}
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
