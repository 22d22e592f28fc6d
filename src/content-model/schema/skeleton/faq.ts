import type { FaqItem } from '#content/types'

/** What you are asked; none is shown while the list is empty. */
export const faq: FaqItem[] = []
