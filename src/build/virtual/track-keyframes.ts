import { type Keyframes, STEPS_PER_SECOND } from '#site/motion/keyframes.ts'

import { moveTrack } from '#site/components/carousel/carousel.motion.ts'

/** A tenth of a pixel. */
const DIGITS = 4

const keyframesOf = (kind: Parameters<typeof moveTrack>[1]): Keyframes => {
  const track = { x: 0 }
  const timeline = moveTrack(track, kind).pause()
  const [tween] = timeline.getChildren()
  const steps = tween?.vars.ease === 'none' ? 1 : Math.ceil(timeline.duration() * STEPS_PER_SECOND)
  const values = Array.from({ length: steps + 1 }, (_, step) => {
    timeline.progress(step / steps)
    return Number(track.x.toFixed(DIGITS))
  })
  timeline.kill()
  return { durationMs: timeline.duration() * 1000, values }
}

/**
 * How a carousel's track moves over one slide.
 * @public `loadFresh` imports it by its path.
 */
export const trackKeyframes = { step: keyframesOf('step'), linear: keyframesOf('linear') }
