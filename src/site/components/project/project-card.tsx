import './project-card.css'

import { Link } from '#site/routing/router.ts'

import type { projects } from 'virtual:projects'
import { projectWords } from 'virtual:words/projects'
import { ui } from 'virtual:words/ui'
import { filledFacts } from '#lib/shown-entries.ts'
import { PAGE_SIZE } from '#machines/pager.machine.ts'

import { pathOfProject } from '#site/routing/project-pages.ts'
import { Entrance } from '../movement/entrance.tsx'
import { DateRange } from '../about/date-range.tsx'
import { Arrow } from '../controls/arrow.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { SceneCard } from '../controls/state-card.tsx'
import { LivePicture } from '../picture/live-picture.tsx'
import { TitlePicture } from '../picture/title-picture.tsx'
import { observeCard } from './observe-card.ts'
import { repoWord } from '#lib/repo-word.ts'
import { TechStack } from './tech-stack.tsx'

type Project = (typeof projects)[number]

interface ProjectCardProps {
  project: Project
  /** Index in the list: the cards of one page enter one after another. */
  index: number
  entersOnLoad?: boolean
}

/** One project: picture, description, tech stack, and links to its demo and source. */
export function ProjectCard({ project, index, entersOnLoad = false }: ProjectCardProps) {
  const { id, title, text, chips, image, picture, imageAlt = '', hue } = project
  const { demo, source, note } = project
  return (
    <Entrance
      as="article"
      id={`project ${id}`}
      name="enterProjectCard"
      order={index % PAGE_SIZE}
      entersOnLoad={entersOnLoad}
      className="project-card"
    >
      <SceneCard
        name={`${projectWords.node} ${index + 1}`}
        actor={`project ${id}`}
        scene={`scene ${id}`}
        className={`hue-${hue}`}
      >
        <div className="project-body">
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
          <div className="project-text">
            {picture && <Heading project={project} />}
            <p className="text-muted">{text}</p>
            {!pathOfProject(project) && <Facts project={project} />}
            <TechStack chips={chips} />
            {(demo ?? source ?? note) && (
              <p className="addresses">
                {demo && <ProjectLink href={demo} text={projectWords.demo} about={title} />}
                {source && (
                  <ProjectLink href={source} text={repoWord(source, projectWords)} about={title} />
                )}
                {note && <span className="text-muted">{note}</span>}
              </p>
            )}
          </div>
        </div>
      </SceneCard>
    </Entrance>
  )
}

/**
 * Facts of a project without a page: what kind of thing it is, for whom it was made, in which role,
 * and when.
 */
function Facts({ project }: { project: Project }) {
  const { dates } = project
  const words = filledFacts(project.facts)
  if (words.length === 0 && dates.length === 0) return null
  return (
    <ul className="project-facts label text-muted">
      {words.map((word, index) => (
        <li key={index}>{word}</li>
      ))}
      {dates.length > 0 && (
        <li>
          <DateRange dates={dates} />
        </li>
      )}
    </ul>
  )
}

function ProjectLink({ href, text, about }: { href: string; text: string; about: string }) {
  return (
    <ExternalLink href={href}>
      {text}
      <span className="sr-only">{`${ui.colon} ${about}`}</span>
      <Arrow to="out" />
    </ExternalLink>
  )
}

/** The title, which links to the project's page if it has one. */
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
