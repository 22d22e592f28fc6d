import type { OwnWords } from '#content/types'

export const words: OwnWords = {}
