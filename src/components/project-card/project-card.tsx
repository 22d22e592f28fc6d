import './project-card.css'

import { Link } from 'wouter'

import type { projects } from 'virtual:projects'
import { ui } from 'virtual:words/ui'
import type { ObserveActive } from '#lib/observe'
import { observeIntersection } from '#lib/observe-intersection'
import { PAGE_SIZE } from '#machines/pager.machine'

import { pathOfProject } from '../../routing/project-pages'
import { Entrance } from '../entrance/entrance'
import { Arrow } from '../icon/arrow'
import { ExternalLink } from '../external-link/external-link'
import { SceneCard } from '../state-card/state-card'
import { LivePicture } from '../live-picture/live-picture'
import { TitlePicture } from '../picture/title-picture'
import { repoWord } from './repo-word'
import { TechStack } from './tech-stack'

/** Where a card is in the middle of a small window: the rest is above and below. */
const CENTRE = { rootMargin: '-42% 0px -42% 0px' }

/** A card is looked at while it is pointed at, has the focus or, without a pointer, is centred. */
export const observeCard: ObserveActive = (picture, listener) => {
  const card = picture.closest('article')
  if (!card) return () => {}
  const ending = new AbortController()
  const hovers = matchMedia('(hover: hover)').matches
  const attention = hovers ? ':hover, :focus-within' : ':focus-within'
  const update = () => listener(card.matches(attention))
  // In Firefox `:hover` does not match yet when a pointer enters, and still does when it leaves.
  for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout'])
    card.addEventListener(type, update, ending)
  const end = hovers
    ? undefined
    : observeIntersection(picture, (isOutside) => listener(!isOutside), CENTRE)
  update()
  return () => {
    ending.abort()
    end?.()
  }
}

type Project = (typeof projects)[number]

interface ProjectCardProps {
  project: Project
  /** Index in the list: cards of a page of it enter one after another. */
  place: number
  withPage?: boolean
}

/** One project: picture, description, tech stack, and links to its demo and source. */
export function ProjectCard({ project, place, withPage = false }: ProjectCardProps) {
  const { id, title, text, chips, image, picture, imageAlt = '', hue } = project
  const { demo, source, note } = project
  return (
    <Entrance
      as="article"
      id={`project ${id}`}
      name="enterProjectCard"
      order={place % PAGE_SIZE}
      withPage={withPage}
      className="grid h-full"
    >
      <SceneCard
        name={`${ui.projects.node} ${place + 1}`}
        actor={`project ${id}`}
        scene={`scene ${id}`}
        className={`hue-${hue}`}
      >
        <div className="project-body flex grow flex-col">
          {image && picture ? (
            <LivePicture
              id={`scene ${id}`}
              observeActive={observeCard}
              name={image}
              picture={picture}
              alt={imageAlt}
              sizes="(min-width: 1024px) 390px, (min-width: 768px) 48vw, 94vw"
              className="aspect-[16/10] h-auto w-full object-cover"
            />
          ) : (
            <TitlePicture title={title}>
              <Heading project={project} />
            </TitlePicture>
          )}
          <div className="project-text flex grow flex-col p-5 sm:p-6">
            {picture && <Heading project={project} />}
            <p className="text-muted">{text}</p>
            <TechStack chips={chips} />
            {(demo ?? source ?? note) && (
              <p className="addresses">
                {demo && <ProjectLink href={demo} text={ui.projects.demo} about={title} />}
                {source && <ProjectLink href={source} text={repoWord(source)} about={title} />}
                {note && <span className="min-h-11 content-center text-muted">{note}</span>}
              </p>
            )}
          </div>
        </div>
      </SceneCard>
    </Entrance>
  )
}

function ProjectLink({ href, text, about }: { href: string; text: string; about: string }) {
  return (
    <ExternalLink href={href}>
      {text}
      <span className="sr-only">{`: ${about}`}</span>
      <Arrow to="out" />
    </ExternalLink>
  )
}

/** The title, which leads to the project's page if it has one. */
function Heading({ project }: { project: Project }) {
  const path = pathOfProject(project)
  return (
    <h2 tabIndex={-1} className="title">
      {path ? (
        <Link href={path}>
          {project.title} <Arrow to="on" />
        </Link>
      ) : (
        project.title
      )}
    </h2>
  )
}
