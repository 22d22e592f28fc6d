import type { Language } from '#content/types'

export const languages: Language[] = []
