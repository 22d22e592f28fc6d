import type { Interest } from '#content/types'

/** What you like beside your work; none are shown while the list is empty. */
export const interests: Interest[] = []
