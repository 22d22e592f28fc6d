import { cv } from 'virtual:downloads'

import { identity } from 'virtual:content/identity'
import { palette } from 'virtual:words/palette'
import { ui } from 'virtual:words/ui'
import type { AgentChoice } from '#machines/agent.machine.ts'
import type { ThemeChoice } from '#machines/theme.machine.ts'
import { THEMES } from '#machines/themes.ts'

import { wordOf, openInspector, toggleInside } from '#devtools/index.ts'
import { themeIcons } from '../controls/sprite-icon.ts'
import type { Command, CommandTargets } from './command.ts'
import { whenHere } from './when-here.ts'

const downloadCv = () => {
  const link = document.createElement('a')
  link.href = cv.url
  link.download = cv.fileName
  link.click()
}

type Action = Omit<Command, 'group'>

/** Commands that switch visitors' agents off: for this visit, or for good. */
const agentCommands = (agent: CommandTargets['agent']): readonly Action[] => {
  const { label, ...choices } = palette.agents
  if (!import.meta.env.AGENTS || !('modelContext' in document)) return []
  return (Object.keys(choices) as AgentChoice[]).map((choice) => ({
    id: `agents ${choice}`,
    icon: 'FaDiagramProject',
    label: `${label}${ui.colon} ${choices[choice]}`,
    hint: agent?.getSnapshot().context.choice === choice ? palette.current : '',
    stays: true,
    byHand: true,
    run: () => whenHere('agent', (one) => one.send({ type: 'agents.choose', choice })),
  }))
}

/**
 * Commands that change the page or take something from it; `false` for those that the site lacks.
 */
export const actionCommands = ({
  theme,
  motion,
  copy,
  keys,
  agent,
}: CommandTargets): readonly (Action | false)[] => {
  const moves = motion.getSnapshot().hasTag('moving')
  const copied = copy?.getSnapshot().value ?? 'idle'
  const themeChoice = (choice: ThemeChoice): Action => ({
    id: `theme ${choice}`,
    icon: themeIcons[choice],
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
      byHand: true,
      run: () => copy?.send({ type: 'copy.press' }),
    },
    {
      id: 'cv',
      icon: 'FaDownload',
      label: ui.navigation.cv,
      words: palette.alsoFoundBy.cv,
      byHand: true,
      run: downloadCv,
    },
    ...THEMES.map(themeChoice),
    themeChoice('system'),
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
    import.meta.env.INSPECTOR &&
      keys !== undefined && {
        id: 'keys',
        icon: 'FaPlay',
        label: keys.getSnapshot().context.choice === 'on' ? palette.keys.off : palette.keys.on,
        words: `${palette.keys.off} ${palette.keys.on}`,
        stays: true,
        run: () => keys.send({ type: 'keys.toggle' }),
      },
    ...agentCommands(agent),
  ]
}
