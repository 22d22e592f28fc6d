import gsap from 'gsap'

/** Seconds. */
const timing = {
  enter: { duration: 1, ease: 'power3.out' },
} as const

/** The bar fades and slides in from the window's upper edge. */
export const enterBar = (bar: HTMLElement) =>
  gsap
    .timeline()
    .fromTo(bar, { yPercent: -100, opacity: 0 }, { yPercent: 0, opacity: 1, ...timing.enter })
