import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { pageFlags } from '#lib/page-flags.ts'
import { type Motion, motionMachine } from '#machines/motion.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { inputOf, motionPreference } from './environment.ts'
import { usePreference } from './use-preference.ts'

type MotionSnapshot = SnapshotFrom<typeof motionMachine>

export const isMoving = (snapshot: MotionSnapshot) => snapshot.hasTag('moving')

const motionOf = (snapshot: MotionSnapshot): Motion => (isMoving(snapshot) ? 'go' : 'stop')

const applyMotion = (motion: Motion) => {
  pageFlags().motion = motion
}

/** Runs the actor of motion, stores its choice, and flags on the page whether anything may move. */
export const useMotionActor = () => {
  const actor = usePageActor(motionMachine, { id: 'motion', input: inputOf(motionPreference) })
  usePreference(motionPreference, actor, useSelector(actor, motionOf), applyMotion)
  return actor
}
