import gsap from 'gsap'

/** Seconds. */
const timing = { enter: { duration: 1.3, ease: 'power2.out' } } as const

/**
 * The lines are uncovered from their start: their frame, which clips them, comes in from that side…
 */
export const enterLinesFrame = (frame: HTMLElement) =>
  gsap.timeline().fromTo(frame, { xPercent: -100 }, { xPercent: 0, ...timing.enter })

/** … while the lines move the other way within the frame, and so stand still in the window. */
export const enterLines = (lines: HTMLElement) =>
  gsap.timeline().fromTo(lines, { xPercent: 100 }, { xPercent: 0, ...timing.enter })
