import gsap from 'gsap'

/** Seconds. */
const timing = {
  open: { duration: 0.28, ease: 'power3.out' },
  words: { duration: 0.1, ease: 'none' },
} as const

/**
 * The dropdown unfolds from under the bar. Its words come once its ground covers the page, and
 * leave before it.
 */
export const openMenu = (dropdown: HTMLElement) =>
  gsap
    .timeline()
    .fromTo(
      dropdown,
      { opacity: 0, y: -12, scaleY: 0.92 },
      { opacity: 1, y: 0, scaleY: 1, ...timing.open },
    )
    .fromTo([...dropdown.children], { opacity: 0 }, { opacity: 1, ...timing.words }, 0.14)
