import { gsap } from './set-up'

/** How one element looks in the course of a timeline. */
export interface Drawing {
  element: HTMLElement
  /** What is hidden (`autoAlpha`) has no opacity here: only so can the compositor draw it. */
  frames: PropertyIndexedKeyframes
  /** Nothing changes. */
  isStill: boolean
}

export type Sketch = ReturnType<typeof sketch>

/** Collects how an element looks, from what GSAP has written about it. */
export function sketch(element: HTMLElement) {
  const { style } = element
  const { opacity: ownOpacity, visibility: ownVisibility } = getComputedStyle(element)
  let parts: gsap.GSCache | undefined
  const offset: number[] = []
  const transform: string[] = []
  const opacity: string[] = []

  return {
    /** Seconds at which it is to be looked at. */
    moments: new Set<number>(),
    /** Has GSAP take its transform to pieces, as it does itself before it moves an element. */
    takeApart: () => {
      gsap.getProperty(element, 'x')
      parts = element._gsap
    },
    /** @param progress 0..1 of the whole timeline, more than the last time */
    look: (progress: number) => {
      const isHidden = (style.visibility || ownVisibility) === 'hidden'
      offset.push(progress)
      if (parts) transform.push(transformOf(parts))
      opacity.push(isHidden ? '0' : style.opacity || ownOpacity)
    },
    /** What changes; what does not is left to the inline style. */
    drawing: (): Drawing => {
      const moves = new Set(transform).size > 1
      const fades = new Set(opacity).size > 1
      const frames = { offset, ...(moves && { transform }), ...(fades && { opacity }) }
      return { element, frames, isStill: !moves && !fades }
    },
  }
}

/**
 * Written from GSAP's own components and always in the same form, so that the browser interpolates
 * each of them as GSAP does: a full turn stays a turn, percentages stay percentages.
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
