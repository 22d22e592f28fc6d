import type { Experience } from '#content/types'

/** Jobs, the latest first; none are shown while the list is empty. */
export const experience: Experience[] = []
