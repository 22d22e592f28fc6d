import { memo, type ReactNode } from 'react'
import type { shown } from 'virtual:projects/showcase'
import { Link } from 'wouter'

import { pages } from '#content/pages'

import { anchorOfProject } from '../../routing/anchors'
import { Arrow } from '../icon/arrow'
import { ExternalLink } from '../external-link/external-link'

interface ShowcaseListProps {
  projects: typeof shown
  /** Index of the current slide's project. */
  onShow: number
  /** An entry is hovered or focused. */
  onPoint: (index: number) => void
}

/**
 * The numbered projects, each a link to its demo; the current one is highlighted. Memoised: it
 * changes once in a step of the carousel.
 */
export const ShowcaseList = memo(function ShowcaseList({
  projects,
  onShow,
  onPoint,
}: ShowcaseListProps) {
  return (
    <ol className="showcase-list m-0 grid list-none auto-rows-fr border-b border-line p-0">
      {projects.map(({ id, title, description, note, link }, index) => (
        <li key={id} className="border-t border-line">
          <Entry
            id={id}
            link={link}
            onPointerEnter={() => onPoint(index)}
            onFocus={() => onPoint(index)}
            className={`group grid h-full min-h-24 grid-cols-[2.5rem_1fr_auto] content-center items-center gap-x-3 py-5 pe-2 no-underline hover:text-signal ${index === onShow ? 'text-signal' : 'text-text'}`}
          >
            <span className="label text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="title text-[1.6rem]">{title}</span>
            <Arrow
              to={link ? 'out' : 'on'}
              className={`size-6 transition-transform duration-200 rtl:group-hover:-translate-x-0.5 ${link ? 'group-hover:(translate-x-0.5 -translate-y-0.5)' : 'group-hover:translate-x-0.5'}`}
            />
            <span
              aria-hidden="true"
              className="col-start-2 mt-1.5 text-[0.95rem] leading-snug text-muted"
            >
              {description}
            </span>
            {note && !link && <span className="label col-start-2 mt-2 text-muted">{note}</span>}
          </Entry>
        </li>
      ))}
    </ol>
  )
})

interface EntryProps {
  id: number
  link: string | undefined
  onPointerEnter: () => void
  onFocus: () => void
  className: string
  children: ReactNode
}

/** A project without a demo links to its entry on the projects page. */
function Entry({ id, link, ...props }: EntryProps) {
  return link ? (
    <ExternalLink href={link} {...props} />
  ) : (
    <Link href={`${pages.projects.path}#${anchorOfProject(id)}`} {...props} />
  )
}
