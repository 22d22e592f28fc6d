import type { Project } from '#content/types'

import { Arrow } from '../icon/arrow'
import { ExternalLink } from '../link/external-link'

interface ShowcaseListProps {
  projects: readonly Project[]
  /** Index of the project whose slide is on show. */
  onShow: number
  /** The reader points at an entry, by pointer or keyboard. */
  onPoint: (index: number) => void
}

/** The projects by number, each a link to its demo; the one on show is lit. */
export function ShowcaseList({ projects, onShow, onPoint }: ShowcaseListProps) {
  return (
    <ol className="showcase-list m-0 grid list-none auto-rows-fr border-b border-line p-0">
      {projects.map(({ id, title, description, link }, index) => (
        <li key={id} className="border-t border-line">
          <ExternalLink
            href={link ?? ''}
            onPointerEnter={() => onPoint(index)}
            onFocus={() => onPoint(index)}
            className={`group grid h-full min-h-24 grid-cols-[2.5rem_1fr_auto] content-center items-center gap-x-3 py-5 pe-2 no-underline hover:text-signal ${index === onShow ? 'text-signal' : 'text-text'}`}
          >
            <span className="label text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="title text-[1.6rem]">{title}</span>
            <Arrow
              to="out"
              className="size-6 transition-transform duration-200 group-hover:(translate-x-0.5 -translate-y-0.5) rtl:group-hover:-translate-x-0.5"
            />
            <span
              aria-hidden="true"
              className="col-start-2 mt-1.5 text-[0.95rem] leading-snug text-muted"
            >
              {description}
            </span>
          </ExternalLink>
        </li>
      ))}
    </ol>
  )
}
