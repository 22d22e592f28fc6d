import './movement.css'

import { useEffect, useState } from 'react'

import { createLoader } from '#lib/load-code.ts'

import { useMotionAllowed } from '#site/preferences/provider.tsx'
import type { PlayingProps } from './playing.tsx'

/** GSAP and every motion file: only movements wait for them. */
export const motionCode = createLoader(() => import('./playing.tsx'))

/** Loads what plays timelines ahead of the first. A failure is each movement's own to handle. */
export const preloadMovements = () => motionCode.load().then(undefined, () => {})

/**
 * Plays a timeline for as long as it is mounted: a component shows it while its machine is in a
 * moving state. Without motion, or without GSAP, the movement is over at once.
 */
export function Movement(props: PlayingProps) {
  const moves = useMotionAllowed()
  // Decided once: the code may arrive during the movement, which is over already.
  const [code] = useState(() => {
    void preloadMovements()
    return motionCode.loaded()
  })
  return code && moves ? <code.Playing {...props} /> : <Over onDone={props.onDone} />
}

function Over({ onDone }: Pick<PlayingProps, 'onDone'>) {
  useEffect(onDone)
  return null
}
