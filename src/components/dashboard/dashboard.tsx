import { previews } from 'virtual:projects/previews'

import { identity as ownIdentity } from '#content/identity'
import { pages } from '#content/pages'
import { skills as ownSkills } from '#content/skills'
import type { Identity, Skill } from '#content/types'
import { ui } from '#content/ui'

import { anchors } from '../../routing/anchors'
import { Arrow } from '../icon/arrow'
import { ContactCard } from './contact-card'
import { DashboardCard } from './dashboard-card'
import { ProjectPreviews } from './project-previews'
import { SkillGrid } from './skill-grid'

interface DashboardProps {
  projects?: typeof previews
  skills?: readonly Skill[]
  identity?: Identity
}

/** The rest of the site as cards. Their spans fill the grid whichever of them there are. */
export default function Dashboard({
  projects = previews,
  skills = ownSkills,
  identity = ownIdentity,
}: DashboardProps) {
  const hasProjects = projects.length > 0
  return (
    <section className="page" aria-labelledby={anchors.dashboard}>
      <h2
        id={anchors.dashboard}
        tabIndex={-1}
        className="title mt-0 mb-8 text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)]"
      >
        {ui.dashboard.heading}
      </h2>
      <div className="cards grid gap-4 md:(grid-cols-3 grid-rows-[auto_1fr]) lg:grid-cols-4">
        {hasProjects && (
          <DashboardCard
            id="projects"
            order={0}
            name={ui.dashboard.projects.node}
            state={<Onward path={pages.projects.path} />}
            heading={ui.dashboard.projects.heading}
            text={ui.dashboard.projects.text}
            href={pages.projects.path}
            className="md:(col-span-2 row-span-2)"
          >
            <ProjectPreviews projects={projects} />
          </DashboardCard>
        )}
        <DashboardCard
          id="about"
          order={1}
          name={ui.dashboard.about.node}
          state={<Onward path={pages.about.path} />}
          heading={ui.dashboard.about.heading}
          text={ui.dashboard.about.text}
          href={pages.about.path}
          className="lg:col-span-2"
        />
        <ContactCard
          order={2}
          identity={identity}
          className={`lg:col-span-2 ${hasProjects ? '' : 'md:col-span-2'}`}
        />
        {skills.length > 0 && (
          <DashboardCard
            id="skills"
            order={3}
            name={ui.dashboard.skills.node}
            state={skills.length}
            heading={ui.dashboard.skills.heading}
            className="md:col-span-full"
          >
            <SkillGrid skills={skills} />
          </DashboardCard>
        )}
      </div>
    </section>
  )
}

function Onward({ path }: { path: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <bdi>{path}</bdi> <Arrow to="on" />
    </span>
  )
}
