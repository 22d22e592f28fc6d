import type { Skill } from '#content/types'

/** What you can do, the best first; none are shown while the list is empty. */
export const skills: Skill[] = []
