import type { Project } from '#content/types'

import { Picture } from '../picture/picture'

/** More would make a page of their own, which there is. */
const MOST = 6

/** The first projects at a glance: a small picture and a title each. */
export function ProjectPreviews({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="m-0 mt-6 grid grow list-none grid-cols-2 content-end gap-x-3 gap-y-4 p-0 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
      {projects.slice(0, MOST).map(({ id, title, image }) => (
        <li key={id} className="min-w-0">
          <Picture
            name={image}
            alt=""
            sizes="(min-width: 1024px) 190px, (min-width: 768px) 220px, (min-width: 640px) 190px, 44vw"
            className="aspect-[16/10] h-auto w-full rounded-[12px] border border-line object-cover"
          />
          <span className="mt-2 block truncate text-[0.92rem]">{title}</span>
        </li>
      ))}
    </ul>
  )
}
