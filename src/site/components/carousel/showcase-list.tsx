import { useSelector } from '@xstate/react'
import { memo, type ReactNode } from 'react'
import type { shown } from 'virtual:projects/showcase'
import { Link } from '#site/routing/router.ts'

import { shorten } from '#lib/shorten.ts'
import { slideOnShow } from '#machines/carousel.machine.ts'

import { pathOfProject, listedPathOf } from '#site/routing/project-pages.ts'
import type { CarouselActor } from './use-carousel.ts'
import { Arrow } from '../controls/arrow.tsx'
import { ExternalLink } from '../controls/external-link.tsx'

/**
 * Characters of a project's text: some three lines, or two of many projects. Counted in characters, not in
 * lines, it is seen whole under any spacing of letters (WCAG 1.4.12). The project's page has all of it.
 */
const LONGEST_TEXT = { few: 100, many: 70 }
/** Beside so many projects the carousel is as high as their list. */
const FEW = 3

interface ShowcaseListProps {
  projects: typeof shown
  /** The entry of its slide on show is highlighted. */
  actor: CarouselActor
}

/** The numbered projects, each a link to its demo. Memoised: a step changes two of its entries. */
export const ShowcaseList = memo(function ShowcaseList({ projects, actor }: ShowcaseListProps) {
  const longest = projects.length > FEW ? LONGEST_TEXT.many : LONGEST_TEXT.few
  return (
    <ol className="showcase-list">
      {projects.map((project, index) => {
        const { id, title, text, note, demo } = project
        return (
          <li key={id}>
            <Entry
              path={pathOfProject(project) ?? listedPathOf(project)}
              link={demo}
              index={index}
              actor={actor}
            >
              <span className="label text-muted tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="title">{title}</span>
              <Arrow to={demo ? 'out' : 'on'} />
              <span aria-hidden="true" className="leading-snug text-muted">
                {shorten(text, longest)}
              </span>
              {note && !demo && <span className="project-note label text-muted">{note}</span>}
            </Entry>
          </li>
        )
      })}
    </ol>
  )
})

interface EntryProps {
  /** Within the site. */
  path: string
  link: string | undefined
  index: number
  actor: CarouselActor
  children: ReactNode
}

/** A project without a demo links to its page, or to its entry on the list of all. */
function Entry({ path, link, index, actor, children }: EntryProps) {
  const isOnShow = useSelector(actor, ({ context }) => slideOnShow(context) === index)
  const select = () => actor.send({ type: 'slide.select', index })
  const props = {
    children,
    onPointerEnter: select,
    onFocus: select,
    className: `hover:text-signal ${isOnShow ? 'text-signal' : 'text-text'}`,
  }
  return link ? <ExternalLink href={link} {...props} /> : <Link href={path} {...props} />
}
