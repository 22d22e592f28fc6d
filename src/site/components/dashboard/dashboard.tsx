import './dashboard.css'

import { previews } from 'virtual:projects/previews'

import { dashboard } from 'virtual:content/dashboard'
import { identity as ownIdentity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { skills as ownSkills } from 'virtual:content/skills'
import type { Identity, Skill } from '#content-model/schema/types.ts'
import { ui } from 'virtual:words/ui'

import { anchors } from '#site/routing/anchors.ts'
import { Arrow } from '../controls/arrow.tsx'
import { ContactCard } from './contact-card.tsx'
import { SectionTitle } from '../page/section-title.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { type Preview, ProjectPreviews } from './project-previews.tsx'
import { SkillGrid } from './skill-grid.tsx'
import { skillRows } from './skill-rows.ts'

interface DashboardProps {
  projects?: readonly Preview[]
  skills?: readonly Skill[]
  identity?: Identity
}

/**
 * A skills card with more rows has a row of the grid to itself: beside a card there would be a
 * hole.
 */
const MOST_ROWS = 6

/**
 * The rest of the site as cards. Their spans fill the grid whichever of them there are. `home` of
 * `src/build/feeds/page-markdown.ts` writes the same cards as Markdown.
 */
export default function Dashboard({
  projects = previews,
  skills = ownSkills,
  identity = ownIdentity,
}: DashboardProps) {
  const isOver = skillRows(skills) > MOST_ROWS
  const isBeside = skills.length > 0 && !isOver
  const bothRows = isOver ? '' : 'lg:row-span-2'
  const besidesProjects = projects.length > 0 ? `lg:col-span-2 ${bothRows}` : 'lg:col-span-full'
  return (
    <section className="page" aria-labelledby={anchors.dashboard}>
      <SectionTitle id={anchors.dashboard}>{ui.dashboard.heading}</SectionTitle>
      <div className="cards">
        {projects.length > 0 && (
          <DashboardCard
            id="projects"
            order={0}
            state={<Onward path={pages.projects.path} />}
            heading={dashboard.projects?.heading ?? pages.projects.title}
            text={dashboard.projects?.text}
            href={pages.projects.path}
            className={`md:col-span-full lg:col-span-2 ${bothRows}`}
          >
            <ProjectPreviews projects={projects} />
          </DashboardCard>
        )}
        <DashboardCard
          id="about"
          order={1}
          state={<Onward path={pages.about.path} />}
          heading={dashboard.about?.heading ?? pages.about.title}
          text={dashboard.about?.text}
          href={pages.about.path}
          className={isBeside ? 'lg:col-span-2' : `md:col-span-full ${besidesProjects}`}
        />
        {skills.length > 0 && (
          <DashboardCard
            id="skills"
            order={2}
            state={skills.length}
            heading={ui.dashboard.skills.heading}
            className={isOver ? 'md:col-span-full' : 'md:col-span-2'}
          >
            <div className={isOver ? 'many-skills' : ''}>
              <SkillGrid skills={skills} />
            </div>
          </DashboardCard>
        )}
        <ContactCard identity={identity} order={3} />
      </div>
    </section>
  )
}

function Onward({ path }: { path: string }) {
  return (
    <span className="onward">
      <bdi>{path}</bdi> <Arrow to="on" />
    </span>
  )
}
