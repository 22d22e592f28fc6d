import gsap from 'gsap'

import { FAINT } from '#site/motion/entrance-options.ts'

/** Seconds. Retime the hero here and nowhere else. */
const timing = {
  hero: { duration: 1, ease: 'power3.out' },
  portrait: { duration: 2, ease: 'power3.out' },
} as const

/** The words rise a little as they appear. */
export const enterHero = (words: HTMLElement) =>
  gsap.timeline().fromTo(words, { opacity: FAINT, y: 24 }, { opacity: 1, y: 0, ...timing.hero })

/** The portrait only fades: a face that slides would be restless to look at. */
export const enterPortrait = (portrait: HTMLElement) =>
  gsap.timeline().fromTo(portrait, { opacity: FAINT }, { opacity: 1, ...timing.portrait })
