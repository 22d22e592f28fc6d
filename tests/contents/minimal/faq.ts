import type { FaqItem } from '#content/types'

export const faq: FaqItem[] = []
