import type { Education } from '#content/types'

/** Schools, degrees and courses, the latest first; none are shown while the list is empty. */
export const education: Education[] = []
