import { has } from 'virtual:content-sections'
import { names as projects } from 'virtual:projects/names'

import { pages } from 'virtual:content/pages'
import { palette } from 'virtual:words/palette'
import { ui } from 'virtual:words/ui'

import { anchors } from '#site/routing/anchors.ts'
import { machinePath, MACHINES } from '#devtools/index.ts'
import { listedPathOf, pathOfProject } from '#site/routing/project-pages.ts'
import { routes } from '#site/routing/routes.ts'
import type { Command, CommandTargets } from './command.ts'

/** Commands that lead to a page, a section or a project; `false` for those that the site lacks. */
export const pageCommands = ({ navigate }: CommandTargets): readonly (Command | false)[] => {
  const page = (label: string, path: string, words: string): Command => ({
    id: `page ${path}`,
    group: 'pages',
    icon: 'FaRegFile',
    label,
    hint: path,
    words,
    run: () => navigate(path),
  })
  const section = (label: string, { path }: { path: string }, anchor: string): Command => ({
    id: `section ${anchor}`,
    group: 'sections',
    icon: 'FaHashtag',
    label,
    hint: path,
    run: () => navigate(`${path}#${anchor}`),
  })
  // `false` stands for what the site lacks: the minifier drops the command behind it.
  return [
    ...routes.map(({ page: { path, navigation, title } }) =>
      path === pages.home.path
        ? page(palette.home, path, palette.alsoFoundBy.home)
        : page(navigation ?? title, path, title),
    ),
    import.meta.env.INSPECTOR && {
      ...page(palette.machines, MACHINES, palette.alsoFoundBy.machines),
      // The page of the machines is a document of its own.
      run: () => location.assign(machinePath()),
    },
    has.showcase && section(ui.showcase.label, pages.home, anchors.showcase),
    section(ui.dashboard.heading, pages.home, anchors.dashboard),
    has.skills && section(ui.about.skills, pages.about, anchors.skills),
    has.experience && section(ui.about.experience, pages.about, anchors.experience),
    ...has.records.map((record) => section(ui.about[record], pages.about, record)),
    has.faq && section(ui.about.faq, pages.about, anchors.faq),
    ...projects.map((project): Command => {
      const path = pathOfProject(project)
      return {
        id: `project ${project.id}`,
        group: 'projects',
        icon: 'FaDiagramProject',
        label: project.title,
        ...(path && { hint: path }),
        words: project.chips.join(' '),
        run: () => navigate(path ?? listedPathOf(project)),
      }
    }),
  ]
}
