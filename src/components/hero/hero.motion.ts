import gsap from 'gsap'

import { FAINT } from '#motion/entrance-options'

/** Seconds. Retime the hero here and nowhere else. */
const timing = {
  hero: { duration: 1, ease: 'power3.out' },
  portrait: { duration: 2, ease: 'power3.out' },
  lines: { duration: 1.3, ease: 'power2.out' },
} as const

/** The words rise a little as they appear. */
export const enterHero = (words: HTMLElement) =>
  gsap.timeline().fromTo(words, { opacity: FAINT, y: 24 }, { opacity: 1, y: 0, ...timing.hero })

/** The portrait only fades: a face that slides is restless. */
export const enterPortrait = (portrait: HTMLElement) =>
  gsap.timeline().fromTo(portrait, { opacity: FAINT }, { opacity: 1, ...timing.portrait })

/** The lines are uncovered from their start: their frame comes in from there (`hero-lines.css`)… */
export const enterLines = (frame: HTMLElement) =>
  gsap.timeline().fromTo(frame, { xPercent: -100 }, { xPercent: 0, ...timing.lines })

/** … while they stand still in it. */
export const holdLines = (lines: HTMLElement) =>
  gsap.timeline().fromTo(lines, { xPercent: 100 }, { xPercent: 0, ...timing.lines })
