import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { anchors } from '../../anchors'
import { Arrow } from '../icon/arrow'
import { Icon } from '../icon/icon'
import { ContactCard } from './contact-card'
import { DashboardCard } from './dashboard-card'
import { ProjectPreviews } from './project-previews'

/** The rest of the site in four cards, under one heading. Their spans fill the grid at any width. */
export default function Dashboard() {
  return (
    <section className="page" aria-labelledby={anchors.dashboard}>
      <h2
        id={anchors.dashboard}
        tabIndex={-1}
        className="title mt-0 mb-8 text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)]"
      >
        {ui.dashboard.heading}
      </h2>
      <div className="cards grid gap-4 md:(grid-cols-3 grid-rows-[auto_1fr_auto]) lg:grid-cols-4">
        <DashboardCard
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
        <DashboardCard
          order={1}
          name={ui.dashboard.about.node}
          state={<Onward path={pages.about.path} />}
          heading={ui.dashboard.about.heading}
          text={ui.dashboard.about.text}
          href={pages.about.path}
          className="lg:col-span-2"
        />
        <ContactCard order={2} className="lg:col-span-2" />
        <DashboardCard
          order={3}
          name={ui.dashboard.skills.node}
          state={skills.length}
          heading={ui.dashboard.skills.heading}
          className="md:col-span-full"
        >
          <ul className="m-0 mt-5 grid list-none grid-cols-5 gap-2 p-0 md:grid-cols-[repeat(15,minmax(0,1fr))] lg:gap-3">
            {skills.map(({ name, icon, color }) => (
              <li
                key={name}
                title={name}
                data-brand={color}
                className="group relative grid aspect-square place-items-center rounded-[12px] border border-line bg-inset text-[1.5rem] text-muted transition-colors duration-200 hover:(border-line-strong text-tint)"
              >
                <Icon name={icon} className="size-[1em]" />
                <span className="label pointer-events-none absolute top-full left-1/2 z-1 mt-1 -translate-x-1/2 rounded-md bg-text px-2 py-1 text-ink opacity-0 transition-opacity duration-150 group-hover:opacity-100">
                  {name}
                </span>
              </li>
            ))}
          </ul>
        </DashboardCard>
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
