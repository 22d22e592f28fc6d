import { has } from 'virtual:content-sections'
import { cv } from 'virtual:downloads'
import type { SpriteIcon } from 'virtual:icons'
import { names as projects } from 'virtual:projects/names'
import type { ActorRefFrom } from 'xstate'

import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { palette } from 'virtual:words/palette'
import { ui } from 'virtual:words/ui'
import type { keysMachine } from '#machines/keys.machine.ts'
import type { motionMachine } from '#machines/motion.machine.ts'
import type { Origin, ThemeChoice, themeMachine } from '#machines/theme.machine.ts'

import { wordOf } from '#actors/use-state.ts'
import { openInspector, toggleInside } from '#inspector/entry.ts'
import { anchors } from '#routing/anchors.ts'
import { machinePath } from '#routing/machine-pages.ts'
import { MACHINES } from '#routing/machines-path.ts'
import { pathOfProject, listedPathOf } from '#routing/project-pages.ts'
import { routes } from '#routing/routes.ts'
import type { CopyActor } from '../controls/use-copy.ts'

/** What commands act on. Their labels and hints say its state. */
interface Site {
  navigate: (to: string) => void
  theme: ActorRefFrom<typeof themeMachine>
  motion: ActorRefFrom<typeof motionMachine>
  copy: CopyActor
  keys: ActorRefFrom<typeof keysMachine>
}

export interface Command {
  id: string
  group: keyof typeof palette.groups
  icon: SpriteIcon
  label: string
  /** Shown at the end of the line. */
  hint?: string
  /** More words that it is found by. What changes its label has all of them here. */
  words?: string
  /** The palette stays open, to show the effect. */
  stays?: boolean
  /** `origin` is the middle of the command that was chosen. */
  run: (origin: Origin) => void
}

const downloadCv = () => {
  const link = document.createElement('a')
  link.href = cv.url
  link.download = cv.fileName
  link.click()
}

const pagesOf = ({ navigate }: Site): readonly (Command | false)[] => {
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
  // With `false` for what the site lacks: the minifier drops what stands behind that.
  return [
    ...routes.map(({ page: { path, navigation, title } }) =>
      path === pages.home.path
        ? page(palette.home, path, palette.alsoFoundBy.home)
        : page(navigation ?? title, path, title),
    ),
    import.meta.env.INSPECTOR && {
      ...page(palette.machines, MACHINES, palette.alsoFoundBy.machines),
      // A document of its own.
      run: () => location.assign(machinePath()),
    },
    has.showcase && section(ui.showcase.label, pages.home, anchors.showcase),
    section(ui.dashboard.heading, pages.home, anchors.dashboard),
    has.skills && section(ui.about.skills, pages.about, anchors.skills),
    has.experience && section(ui.about.experience, pages.about, anchors.experience),
    ...has.records.map((part) => section(ui.about[part], pages.about, part)),
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

type Action = Omit<Command, 'group'>

const actionsOf = ({ theme, motion, copy, keys }: Site): readonly (Action | false)[] => {
  const moves = motion.getSnapshot().hasTag('moving')
  const copied = copy.getSnapshot().value
  const themeChoice = (choice: ThemeChoice, icon: SpriteIcon): Action => ({
    id: `theme ${choice}`,
    icon,
    label: `${ui.theme.label}${ui.colon} ${wordOf(choice)}`,
    hint: theme.getSnapshot().context.choice === choice ? palette.current : '',
    words: palette.alsoFoundBy.theme,
    stays: true,
    run: (origin) => theme.send({ type: 'theme.choose', choice, origin }),
  })
  return [
    {
      id: 'copy',
      icon: 'FaRegCopy',
      label: palette.copyEmail,
      hint: copied === 'idle' ? identity.email : wordOf(copied),
      words: `${identity.email} ${palette.alsoFoundBy.copyEmail}`,
      stays: true,
      run: () => copy.send({ type: 'copy.press' }),
    },
    {
      id: 'cv',
      icon: 'FaDownload',
      label: ui.navigation.cv,
      words: palette.alsoFoundBy.cv,
      run: downloadCv,
    },
    themeChoice('dark', 'FaMoon'),
    themeChoice('light', 'FaSun'),
    themeChoice('system', 'FaCircleHalfStroke'),
    {
      id: 'motion',
      icon: 'FaPlay',
      label: moves ? ui.motion.stop : ui.motion.go,
      words: `${ui.motion.stop} ${ui.motion.go} ${palette.alsoFoundBy.motion}`,
      stays: true,
      run: () => motion.send({ type: 'motion.toggle' }),
    },
    import.meta.env.INSPECTOR && {
      id: 'inspect',
      icon: 'FaMagnifyingGlass',
      label: ui.footer.inspect,
      hint: '?',
      words: palette.alsoFoundBy.inspect,
      run: () => openInspector(),
    },
    import.meta.env.INSPECTOR && {
      id: 'see inside',
      icon: 'FaMagnifyingGlass',
      label: ui.inside.open,
      hint: 'X',
      words: palette.alsoFoundBy.inspect,
      run: toggleInside,
    },
    import.meta.env.INSPECTOR && {
      id: 'keys',
      icon: 'FaPlay',
      label: keys.getSnapshot().context.choice === 'on' ? palette.keys.off : palette.keys.on,
      words: `${palette.keys.off} ${palette.keys.on}`,
      stays: true,
      run: () => keys.send({ type: 'keys.toggle' }),
    },
  ]
}

/** All commands as they are now, in the order in which the palette lists them. */
export const commandsOf = (site: Site): readonly Command[] => [
  ...pagesOf(site).filter((command) => command !== false),
  ...actionsOf(site).flatMap((action) => (action ? { ...action, group: 'actions' as const } : [])),
]
