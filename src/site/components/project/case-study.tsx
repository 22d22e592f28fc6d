import './case-study.css'

import type { MDXContent } from 'mdx/types'
import { Link } from '#site/routing/router.ts'

import { projectWords } from 'virtual:words/projects'
import type { ShownProject } from '#lib/shown-entries.ts'

import { listedPathOf } from '#site/routing/project-pages.ts'
import { DateRange } from '../about/date-range.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { Arrow } from '../controls/arrow.tsx'
import type { Figure, Pictured } from '../picture/picture-files.ts'
import { Picture } from '../picture/picture.tsx'
import { TitlePicture } from '../picture/title-picture.tsx'
import { repoWord } from '#lib/repo-word.ts'
import { TechStack } from './tech-stack.tsx'
import { SceneCard } from '../controls/state-card.tsx'
import { CaseStudyPicture } from './case-study-picture.tsx'
import { Figures, components } from './case-study-components.tsx'

/** A project's page before or after this one. */
type Neighbour = Pick<Pictured<ShownProject>, 'title' | 'image' | 'hue' | 'picture'> & {
  path: string
}

type Shown = Pictured<Omit<ShownProject, 'isInCv' | 'imageFocus'>>

interface CaseStudyProps {
  project: Shown
  /** The pictures of the text, by the names in it. */
  figures: Record<string, Figure>
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/**
 * All of a project's page: its entry in the content, its highlights, and its text if it has one.
 */
export const caseStudyOf = (
  { project, figures, previous, next }: CaseStudyProps,
  Text?: MDXContent,
) => {
  const { id, image, picture, imageAlt = '', hue, points } = project

  return function CaseStudy() {
    return (
      <article className={`case-study page hue-${hue}`}>
        <Opening project={project} />
        {image && picture && (
          <SceneCard name={`${projectWords.node} ${id}`} scene={`scene ${id}`} className="no-print">
            <CaseStudyPicture
              id={`scene ${id}`}
              name={image}
              picture={picture}
              alt={imageAlt}
              isFirst
            />
          </SceneCard>
        )}
        <div className="case-study-text">
          {points && (
            <>
              <h2 className="title">{projectWords.highlights}</h2>
              <ul>
                {points.map((highlight, index) => (
                  <li key={index}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
          {Text && (
            <Figures value={figures}>
              <Text components={components} />
            </Figures>
          )}
        </div>
        {(previous ?? next) && (
          <nav aria-label={projectWords.all} className="case-study-neighbours no-print">
            {previous && <NeighbourLink to={previous} rel="prev" word={projectWords.previous} />}
            {next && <NeighbourLink to={next} rel="next" word={projectWords.next} />}
          </nav>
        )}
      </article>
    )
  }
}

/** The opening, which one reads in ten seconds. */
function Opening({ project }: { project: Shown }) {
  const { id, title, text, dates, chips, demo, source, note } = project
  const facts = Object.entries(project.facts) as [keyof Shown['facts'], string | undefined][]
  return (
    <header className="case-study-opening">
      <div>
        <Link href={listedPathOf({ id })} className="case-study-back label no-print text-muted">
          <Arrow to="on" />
          {projectWords.all}
        </Link>
        <h1 tabIndex={-1} className="title">
          {title}
        </h1>
        <p className="case-study-lead">{text}</p>
      </div>
      <div className="case-study-facts">
        <dl className="grid gap-3">
          {facts.map(
            ([name, fact]) =>
              fact && (
                <Fact key={name} name={projectWords[name]}>
                  {fact}
                </Fact>
              ),
          )}
          {dates.length > 0 && (
            <Fact name={projectWords.period}>
              <DateRange dates={dates} />
            </Fact>
          )}
        </dl>
        <TechStack chips={chips} />
        {(demo ?? source ?? note) && (
          <p className="addresses">
            {demo && (
              <ExternalLink href={demo} className="pill-filled">
                {projectWords.demo} <Arrow to="out" />
              </ExternalLink>
            )}
            {source && (
              <ExternalLink href={source} className="pill">
                {repoWord(source, projectWords)} <Arrow to="out" />
              </ExternalLink>
            )}
            {note && <span className="text-muted">{note}</span>}
          </p>
        )}
      </div>
    </header>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="label text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)

function NeighbourLink({ to, rel, word }: { to: Neighbour; rel: 'prev' | 'next'; word: string }) {
  const { path, title, hue, image, picture } = to
  return (
    <Link href={path} rel={rel} className={`case-study-neighbour hue-${hue} flex flex-col`}>
      {image && picture ? (
        <Picture name={image} picture={picture} alt="" sizes="(min-width: 640px) 50vw, 94vw" />
      ) : (
        <TitlePicture title={title} />
      )}
      <span className="label text-muted">{word}</span>
      <span className="title">{title}</span>
    </Link>
  )
}
