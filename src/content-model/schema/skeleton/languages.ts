import type { Language } from '#content/types'

/** Spoken languages, the best first; none are shown while the list is empty. */
export const languages: Language[] = []
