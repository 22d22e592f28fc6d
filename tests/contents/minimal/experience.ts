import type { Experience } from '#content/types'

export const experience: Experience[] = []
