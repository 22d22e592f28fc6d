import gsap from 'gsap'

import type { EntranceOptions } from '#site/motion/entrance-options.ts'

/** Seconds. The first card takes `first`, each further one `more` longer, at most `longest`. */
const timing = { first: 1, more: 0.25, longest: 2, ease: 'power3.out' } as const

/** A card fades in and slides up; later cards take longer and so settle one after another. */
export const enterDashboardCard = (card: HTMLElement, { order }: EntranceOptions) => {
  const duration = Math.min(timing.first + order * timing.more, timing.longest)
  const entered = { opacity: 1, y: 0, duration, ease: timing.ease }
  return gsap.timeline().fromTo(card, { opacity: 0, y: 40 }, entered)
}
