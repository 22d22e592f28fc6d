import { createPreferenceMachine, type PreferenceMachine } from './preference.ts'

/** The visitor's choices about motion; the first until there is one. */
export const MOTION_CHOICES = ['system', 'stop', 'go'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

type Event = { type: 'motion.toggle' } | { type: 'motion.choose'; choice: MotionChoice }

export const motionMachine = createPreferenceMachine({
  id: 'motion',
  choices: MOTION_CHOICES,
  states: { system: 'following', stop: 'stopped', go: 'going' },
  system: { go: 'moving', stop: 'reduced' },
  tags: { go: 'moving' },
  press: 'motion.toggle',
  pressed: { 'following.moving': 'stop', 'following.reduced': 'go', stopped: 'go', going: 'stop' },
}) as PreferenceMachine<MotionChoice, 'go' | 'stop', Event, 'moving'>
