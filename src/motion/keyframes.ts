import { gsap } from './set-up'

/** The keyframes of one element over a whole timeline. */
export interface ElementKeyframes {
  element: HTMLElement
  /** `autoAlpha` is written as opacity: the compositor cannot draw `visibility`. */
  frames: PropertyIndexedKeyframes
  /** Nothing changes. */
  isStill: boolean
}

export type KeyframeRecorder = ReturnType<typeof recordKeyframes>

/** Records the styles that GSAP writes to one element. */
export function recordKeyframes(element: HTMLElement) {
  const { style } = element
  const { opacity: ownOpacity, visibility: ownVisibility } = getComputedStyle(element)
  let parts: gsap.GSCache | undefined
  const offset: number[] = []
  const transform: string[] = []
  const opacity: string[] = []

  return {
    /** Seconds at which to record. */
    moments: new Set<number>(),
    /** Lets GSAP parse the element's transform, as it does before it moves an element. */
    parseTransform: () => {
      gsap.getProperty(element, 'x')
      parts = element._gsap
    },
    /** @param progress 0..1 of the whole timeline, more than the last time */
    record: (progress: number) => {
      const isHidden = (style.visibility || ownVisibility) === 'hidden'
      offset.push(progress)
      if (parts) transform.push(transformOf(parts))
      opacity.push(isHidden ? '0' : style.opacity || ownOpacity)
    },
    /** Only the properties that change: the others keep their inline style. */
    keyframes: (): ElementKeyframes => {
      const moves = new Set(transform).size > 1
      const fades = new Set(opacity).size > 1
      const frames = { offset, ...(moves && { transform }), ...(fades && { opacity }) }
      return { element, frames, isStill: !moves && !fades }
    },
  }
}

/**
 * A transform of GSAP's own components, always in the same order: the browser then interpolates
 * each component as GSAP does, a full turn as a turn and per cents as per cents.
 */
function transformOf(at: gsap.GSCache) {
  const perspective =
    at['transformPerspective'] === '0px' ? '' : `perspective(${at['transformPerspective']}) `
  return (
    perspective +
    `translate(${at['xPercent']}%, ${at['yPercent']}%) ` +
    `translate3d(${at['x']}, ${at['y']}, ${at['z']}) ` +
    `rotate(${at['rotation']}) rotateY(${at['rotationY']}) rotateX(${at['rotationX']}) ` +
    `skew(${at['skewX']}, ${at['skewY']}) scale(${at['scaleX']}, ${at['scaleY']})`
  )
}
