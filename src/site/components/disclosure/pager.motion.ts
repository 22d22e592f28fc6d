import gsap from 'gsap'

/** Seconds. */
const timing = { hide: { duration: 0.16, ease: 'power3.out' } } as const

/** HIDE plays it reversed: the entries of later pages, from an index on, fade out and slide down as one. */
export const showLater = (list: HTMLElement, from: number) => {
  const later = [...list.children].slice(from)
  return gsap.timeline().fromTo(later, { opacity: 0, y: 40 }, { opacity: 1, y: 0, ...timing.hide })
}
