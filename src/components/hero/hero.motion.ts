import gsap from 'gsap'

import { type EntranceOptions, FAINT } from '#motion/entrance-options'

/** Seconds. Retime the hero here and nowhere else. */
const timing = {
  hero: { duration: 1, ease: 'power3.out' },
  portrait: { duration: 2, ease: 'power3.out' },
  line: { duration: 0.9, ease: 'power2.inOut' },
  stagger: 0.12,
} as const

/** The words rise a little as they appear. */
export const enterHero = (words: HTMLElement) =>
  gsap.timeline().fromTo(words, { opacity: FAINT, y: 24 }, { opacity: 1, y: 0, ...timing.hero })

/** The portrait only fades: a face that slides is restless. */
export const enterPortrait = (portrait: HTMLElement) =>
  gsap.timeline().fromTo(portrait, { opacity: FAINT }, { opacity: 1, ...timing.portrait })

/** A line is uncovered from its start: its frame comes in from the left… */
export const enterLine = (frame: HTMLElement, { order }: EntranceOptions) =>
  gsap
    .timeline()
    .fromTo(frame, { xPercent: -100 }, { xPercent: 0, ...timing.line }, order * timing.stagger)

/** … while what is in it stands still. */
export const holdLine = (line: HTMLElement, { order }: EntranceOptions) =>
  gsap
    .timeline()
    .fromTo(line, { xPercent: 100 }, { xPercent: 0, ...timing.line }, order * timing.stagger)
