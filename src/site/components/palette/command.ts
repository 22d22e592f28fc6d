import type { SpriteIcon } from 'virtual:icons'
import type { palette } from 'virtual:words/palette'
import type { ActorRefFrom } from 'xstate'

import type { agentMachine } from '#machines/agent.machine.ts'
import type { keysMachine } from '#machines/keys.machine.ts'
import type { motionMachine } from '#machines/motion.machine.ts'
import type { Origin, themeMachine } from '#machines/theme.machine.ts'
import type { CopyActor } from '../controls/use-copy.ts'

/** What commands act on. Their labels and hints say its state. */
export interface Site {
  navigate: (to: string) => void
  theme: ActorRefFrom<typeof themeMachine>
  motion: ActorRefFrom<typeof motionMachine>
  /** Of the palette's own; undefined before it is there. */
  copy: CopyActor | undefined
  keys: ActorRefFrom<typeof keysMachine> | undefined
  /** Undefined before its tools are there. */
  agent: ActorRefFrom<typeof agentMachine> | undefined
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
  /** Only the visitor runs it: it copies, or takes a file. */
  byHand?: true
  /** `origin` is the middle of the command that was chosen. */
  run: (origin: Origin) => void
}
