import gsap from 'gsap'

/** Seconds. */
const timing = {
  enter: { duration: 1, ease: 'power3.out' },
} as const

/** A job fades in and slides up to its place on the line; so does a list of awards or the like. */
export const enterJob = (job: HTMLElement) =>
  gsap.timeline().fromTo(job, { opacity: 0, y: 32 }, { opacity: 1, y: 0, ...timing.enter })
