import gsap from 'gsap'

import { FAINT, type EntranceOptions } from '#site/motion/entrance-options.ts'

/** Seconds. */
const timing = {
  enter: { duration: 1, ease: 'power3.out' },
  stagger: 0.12,
} as const

/** A card fades in and slides up, as it is scrolled to or SEE MORE adds it; cards of a page follow one another. */
export const enterProjectCard = (card: HTMLElement, { order }: EntranceOptions) => {
  const entered = { opacity: 1, y: 0, delay: order * timing.stagger, ...timing.enter }
  return gsap.timeline().fromTo(card, { opacity: FAINT, y: 40 }, entered)
}
