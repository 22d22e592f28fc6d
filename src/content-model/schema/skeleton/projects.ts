import type { Project } from '#content/types'

/** Projects, the best first; none are shown while the list is empty. */
export const projects: Project[] = []
