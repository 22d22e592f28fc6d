import type { Project } from '#content/types'

import { Picture } from '../picture/picture'
import type { Pictured } from '../picture/sources'
import { TitlePicture } from '../picture/title-picture'

/** What is shown of a project at a glance. */
export type Preview = Pick<Pictured<Project>, 'id' | 'title' | 'hue' | 'picture'> & {
  image?: Project['image'] | undefined
}

interface Layout {
  columns: string
  sizes: string
}

const BY_TWO: Layout = {
  columns: 'grid-cols-2',
  sizes: '(min-width: 1024px) 270px, 44vw',
}
const BY_THREE: Layout = {
  columns: 'grid-cols-2 sm:grid-cols-3',
  sizes: '(min-width: 1024px) 190px, (min-width: 640px) 29vw, 44vw',
}
const ALONE: Layout = {
  columns: 'grid-cols-1',
  sizes: '(min-width: 1024px) 560px, 88vw',
}

/** The first projects, each a small picture and a title. */
export function ProjectPreviews({ projects }: { projects: readonly Preview[] }) {
  const { length } = projects
  const { columns, sizes } =
    length === 1 ? ALONE : length % 3 === 0 || length === 5 ? BY_THREE : BY_TWO
  return (
    <ul className={`mt-6 grid grow content-evenly gap-x-3 gap-y-4 ${columns}`}>
      {projects.map(({ id, title, hue, image, picture }) => (
        <li key={id} className={`hue-${hue} min-w-0`}>
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
          <span className="mt-2 block text-[0.92rem] leading-snug wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  )
}
