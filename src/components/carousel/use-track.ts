import { useLayoutEffect, useRef } from 'react'

import { usePreferences } from '../../preferences/provider'
import { driveTrack } from './drive-track'
import type { CarouselActor } from './use-carousel'

/** A ref for a track, which then moves as its carousel's actor says. */
export const useTrack = (actor: CarouselActor) => {
  const { motion } = usePreferences()
  const track = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const isAllowed = () => motion.getSnapshot().hasTag('moving')
    return track.current ? driveTrack(track.current, actor, isAllowed) : undefined
  }, [actor, motion])
  return track
}
