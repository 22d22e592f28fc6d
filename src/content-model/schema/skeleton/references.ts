import type { Reference } from '#content/types'

/** What others say of you; none are shown while the list is empty. */
export const references: Reference[] = []
