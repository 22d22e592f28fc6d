import type { palette } from 'virtual:words/palette'
import type { ActorRefFrom } from 'xstate'

import type { agentMachine } from '#machines/agent.machine.ts'
import type { keysMachine } from '#machines/keys.machine.ts'
import type { motionMachine } from '#machines/motion.machine.ts'
import type { Origin, themeMachine } from '#machines/theme.machine.ts'
import type { SpriteIcon } from '../controls/sprite-icon.ts'
import type { CopyActor } from '../controls/use-copy.ts'

/**
 * The actors and functions that commands act on. Labels and hints of the commands say their state.
 */
export interface CommandTargets {
  navigate: (to: string) => void
  theme: ActorRefFrom<typeof themeMachine>
  motion: ActorRefFrom<typeof motionMachine>
  /** The palette's own; undefined before the palette is there. */
  copy: CopyActor | undefined
  keys: ActorRefFrom<typeof keysMachine> | undefined
  /** Undefined before the agents' tools are there. */
  agent: ActorRefFrom<typeof agentMachine> | undefined
}

export interface Command {
  id: string
  group: keyof typeof palette.groups
  icon: SpriteIcon
  label: string
  /** A text at the end of the command's line. */
  hint?: string
  /**
   * More words by which the command is found. If its label changes with the state, all its labels
   * are here.
   */
  words?: string
  /** The palette stays open, to show the effect. */
  stays?: boolean
  /** Only the visitor may run the command: it copies, or takes a file. */
  byHand?: true
  /** Runs the command; `origin` is the middle of the chosen option. */
  run: (origin: Origin) => void
}
