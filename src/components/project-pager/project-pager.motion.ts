import gsap from 'gsap'

/** Seconds. */
const timing = { leave: { duration: 0.16, ease: 'power3.out' } } as const

/** The entries of later pages, from an index on; reversed, HIDE takes them out as SEE MORE brought them. */
export const showLater = (list: HTMLElement, from: number) => {
  const later = [...list.children].slice(from)
  return gsap.timeline().fromTo(later, { opacity: 0, y: 40 }, { opacity: 1, y: 0, ...timing.leave })
}
