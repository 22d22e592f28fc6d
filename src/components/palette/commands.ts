import { has } from 'virtual:content-parts'
import type { SpriteIcon } from 'virtual:icons'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { palette } from '#words/palette'
import { projects } from '#content/projects'
import { ui } from '#words/ui'
import type { copyMachine } from '#machines/copy.machine'
import type { KeysChoice, keysMachine } from '#machines/keys.machine'
import type { motionMachine } from '#machines/motion.machine'
import type { Origin, ThemeChoice, themeMachine } from '#machines/theme.machine'

import { wordOf } from '../../actors/use-state'
import { anchors } from '../../routing/anchors'
import { MACHINES } from '../../routing/machines-path'
import { pathOfProject, placeOfProject } from '../../routing/project-pages'
import { routes } from '../../routing/routes'
import type { CopyActor } from '../copy/copy'

/** What a command can act on. */
interface CommandContext {
  navigate: (to: string) => void
  /** The middle of the command that was chosen. */
  origin: Origin
  theme: ActorRefFrom<typeof themeMachine>
  motion: ActorRefFrom<typeof motionMachine>
  copy: CopyActor
  keys: ActorRefFrom<typeof keysMachine>
}

/** State of the page that labels and hints depend on. */
export interface Circumstances {
  theme: ThemeChoice
  moves: boolean
  followsSystem: boolean
  copy: SnapshotFrom<typeof copyMachine>['value']
  keys: KeysChoice
}

export interface Command {
  id: string
  group: keyof typeof palette.groups
  icon: SpriteIcon
  label: string | ((now: Circumstances) => string)
  /** Shown at the end of the line. */
  hint?: string | ((now: Circumstances) => string)
  /** More words that it is found by. */
  words?: string
  /** The palette stays open, to show the effect. */
  stays?: true
  run: (context: CommandContext) => void
}

const page = (label: string, path: string, words = ''): Command => ({
  id: `page ${path}`,
  group: 'pages',
  icon: 'FaRegFile',
  label,
  hint: path,
  words,
  run: ({ navigate }) => navigate(path),
})

const section = (label: string, { path }: { path: string }, anchor: string): Command => ({
  id: `section ${anchor}`,
  group: 'sections',
  icon: 'FaHashtag',
  label,
  hint: path,
  run: ({ navigate }) => navigate(`${path}#${anchor}`),
})

const themeChoice = (choice: ThemeChoice, icon: SpriteIcon): Command => ({
  id: `theme ${choice}`,
  group: 'actions',
  icon,
  label: `${ui.theme.label}${ui.colon} ${wordOf(choice)}`,
  hint: ({ theme }) => (theme === choice ? palette.current : ''),
  words: palette.alsoFoundBy.theme,
  stays: true,
  run: ({ theme, origin }) => theme.send({ type: 'theme.choose', choice, origin }),
})

/** Follows a link of the page, whose behaviour needs no second implementation here. */
const follow = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** With `false` for what the site lacks: the minifier drops what stands behind that. */
const all: readonly (Command | false)[] = [
  ...routes.map(({ page: { path, navigation, title } }) =>
    path === pages.home.path
      ? page(palette.home, path, palette.alsoFoundBy.home)
      : page(navigation ?? title, path, title),
  ),
  import.meta.env.INSPECTOR && {
    id: 'machines',
    group: 'pages',
    icon: 'FaRegFile',
    label: palette.machines,
    hint: MACHINES,
    words: palette.alsoFoundBy.machines,
    run: () => follow(`footer a[href$='${MACHINES}']`),
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
      ...(project.techStack && { words: project.techStack }),
      run: ({ navigate }) => navigate(path ?? placeOfProject(project)),
    }
  }),
  {
    id: 'copy',
    group: 'actions',
    icon: 'FaRegCopy',
    label: palette.copyEmail,
    hint: ({ copy }) => (copy === 'idle' ? identity.email : wordOf(copy)),
    words: `${identity.email} ${palette.alsoFoundBy.copyEmail}`,
    stays: true,
    run: ({ copy }) => copy.send({ type: 'copy.press' }),
  },
  {
    id: 'cv',
    group: 'actions',
    icon: 'FaDownload',
    label: ui.navigation.cv,
    words: palette.alsoFoundBy.cv,
    run: () => follow('nav [download]'),
  },
  themeChoice('dark', 'FaMoon'),
  themeChoice('light', 'FaSun'),
  themeChoice('system', 'FaCircleHalfStroke'),
  {
    id: 'motion',
    group: 'actions',
    icon: 'FaPlay',
    label: ({ moves }) => (moves ? ui.motion.stop : ui.motion.go),
    words: `${ui.motion.stop} ${ui.motion.go} ${palette.alsoFoundBy.motion}`,
    stays: true,
    run: ({ motion }) => motion.send({ type: 'motion.toggle' }),
  },
  {
    id: 'motion system',
    group: 'actions',
    icon: 'FaCircleHalfStroke',
    label: palette.motion.follow,
    hint: ({ followsSystem }) => (followsSystem ? palette.current : ''),
    words: palette.alsoFoundBy.motion,
    stays: true,
    run: ({ motion }) => motion.send({ type: 'motion.follow' }),
  },
  import.meta.env.INSPECTOR && {
    id: 'inspect',
    group: 'actions',
    icon: 'FaMagnifyingGlass',
    label: ui.footer.inspect,
    hint: '?',
    words: palette.alsoFoundBy.inspect,
    run: () => follow('footer [href="?inspect"]'),
  },
  import.meta.env.INSPECTOR && {
    id: 'see inside',
    group: 'actions',
    icon: 'FaMagnifyingGlass',
    label: ui.inside.open,
    hint: 'X',
    words: palette.alsoFoundBy.inspect,
    run: () => follow('footer [data-see-inside]'),
  },
  import.meta.env.INSPECTOR && {
    id: 'keys',
    group: 'actions',
    icon: 'FaPlay',
    label: ({ keys }) => (keys === 'on' ? palette.keys.off : palette.keys.on),
    words: `${palette.keys.off} ${palette.keys.on}`,
    stays: true,
    run: ({ keys }) => keys.send({ type: 'keys.toggle' }),
  },
]

/** All commands, in the order in which the palette lists them. */
export const commands: readonly Command[] = all.filter((command) => command !== false)
