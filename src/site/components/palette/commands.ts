import { actionCommands } from './action-commands.ts'
import type { Command, CommandTargets } from './command.ts'
import { pageCommands } from './page-commands.ts'

/** All commands as they are now, in the order in which the palette lists them. */
export const commandsOf = (site: CommandTargets): readonly Command[] => {
  const pages = pageCommands(site).filter((command) => command !== false)
  const actions = actionCommands(site).filter((action) => action !== false)
  return [...pages, ...actions.map((action): Command => ({ ...action, group: 'actions' }))]
}
