import type { Project } from '#content/types'

export const projects: Project[] = []
