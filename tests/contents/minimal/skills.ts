import type { Skill } from '#content/types'

export const skills: Skill[] = []
