import type { Education } from '#content/types'

export const education: Education[] = []
