import { lazy, Suspense, useEffect } from 'react'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { useMotionAllowed } from '../../preferences/provider'
import type { PlayingProps } from './playing'

/** GSAP and every motion file: nothing waits for them but movements. */
const load = () => import('./playing')
const Playing = lazy(load)

/** Loads what plays timelines ahead of the first. A failure is each movement's own to handle. */
export const preloadMovements = () => void load().catch(() => {})

/**
 * Plays a timeline for as long as it is mounted: a component shows it while its machine is in a
 * moving state. Without motion, or without GSAP, the movement is over at once.
 */
export function Movement(props: PlayingProps) {
  const moves = useMotionAllowed()
  const over = <Over onDone={props.onDone} />
  // What stands still keeps its place; what is under way is over.
  if (!moves && !props.paused) return over
  return (
    <ErrorBoundary fallback={over}>
      <Suspense fallback={null}>
        <Playing {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Over({ onDone }: Pick<PlayingProps, 'onDone'>) {
  useEffect(onDone)
  return null
}
