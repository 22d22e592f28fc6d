import type { Award } from '#content/types'

/** Awards and prizes, the latest first; none are shown while the list is empty. */
export const awards: Award[] = []
