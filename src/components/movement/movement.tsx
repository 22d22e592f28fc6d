import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react'

import { useMotionWanted } from '../preferences/preferences'
import type { PlayingProps } from './playing'

/** GSAP comes beside the page: asked for at once, waited for by nothing but movements. */
const load = () => import('./playing')
const Playing = lazy(load)

/** Asks for what plays timelines, without waiting. A failure is each movement's own to handle. */
export const preloadMovements = () => void load().catch(() => {})

/**
 * Plays a timeline for as long as it is mounted: a component shows it while its machine is in a
 * moving state. Without motion, or without GSAP, the movement is over at once.
 */
export function Movement(props: PlayingProps) {
  const moves = useMotionWanted()
  const over = <Over onDone={props.onDone} />
  // What stands still keeps its place; what is under way is over.
  if (!moves && !props.paused) return over
  return (
    <OverOnFailure over={over}>
      <Suspense fallback={null}>
        <Playing {...props} />
      </Suspense>
    </OverOnFailure>
  )
}

function Over({ onDone }: Pick<PlayingProps, 'onDone'>) {
  useEffect(onDone)
  return null
}

/** React has no hook for this: only a class can catch what a child throws. */
class OverOnFailure extends Component<{ over: ReactNode; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.over : this.props.children
  }
}
