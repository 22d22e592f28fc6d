import { Suspense, use, useEffect, useState, type ComponentType } from 'react'

import { createLoader } from '#lib/lazy-sections'

import { ErrorBoundary } from '../error-boundary/error-boundary'
import { useMotionAllowed } from '../../preferences/provider'
import type { PlayingProps } from './playing'

/** GSAP and every motion file: nothing waits for them but movements. */
const player = createLoader(async () => (await import('./playing')).default)

/** Loads what plays timelines ahead of the first. A failure is each movement's own to handle. */
export const preloadMovements = () => player.load().then(undefined, () => {})

interface MovementProps extends PlayingProps {
  /** It begins when GSAP is here, if nobody has asked for it. */
  waits?: boolean
}

/**
 * Plays a timeline for as long as it is mounted: a component shows it while its machine is in a
 * moving state. Without motion, or without GSAP, the movement is over at once.
 */
export function Movement({ waits = false, ...props }: MovementProps) {
  const moves = useMotionAllowed()
  // Decided once: the code may arrive while it is over.
  const [code] = useState(() => {
    void preloadMovements()
    return player.loaded() ?? (waits ? player.load() : undefined)
  })
  const over = <Over onDone={props.onDone} />
  // What stands still keeps its place; what is under way is over.
  if (!code || (!moves && !props.paused)) return over
  return (
    <ErrorBoundary fallback={over}>
      <Suspense fallback={null}>
        <Arrived code={code} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

type Player = ComponentType<PlayingProps>

function Arrived({ code, ...props }: PlayingProps & { code: Player | Promise<Player> }) {
  const Playing = code instanceof Promise ? use(code) : code
  return <Playing {...props} />
}

function Over({ onDone }: Pick<PlayingProps, 'onDone'>) {
  useEffect(onDone)
  return null
}
