import type { Publication } from '#content/types'

/** Publications, the latest first; none are shown while the list is empty. */
export const publications: Publication[] = []
