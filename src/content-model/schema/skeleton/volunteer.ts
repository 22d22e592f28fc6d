import type { Volunteering } from '#content/types'

/** Unpaid work, the latest first; none are shown while the list is empty. */
export const volunteer: Volunteering[] = []
