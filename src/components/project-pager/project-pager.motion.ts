import gsap from 'gsap'

import { LIST_SIZE, PAGE_SIZE } from '#machines/pager.machine'

/** Seconds. */
const timing = { leave: { duration: 0.16, ease: 'power3.out' } } as const

/** The cards of later pages, as they enter; reversed, HIDE takes them out as SEE MORE brought them. */
export const showLater = (list: HTMLElement) =>
  gsap
    .timeline()
    .fromTo(
      [...list.children].slice(list.matches('.project-list') ? PAGE_SIZE : LIST_SIZE),
      { opacity: 0, y: 40 },
      { opacity: 1, y: 0, ...timing.leave },
    )
