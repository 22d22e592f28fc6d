/** Ids of the sections that an address can point at; a list of records is named by its part. */
export const anchors = {
  showcase: 'showcase',
  dashboard: 'dashboard',
  skills: 'skills',
  experience: 'experience',
  faq: 'faq',
} as const

export const anchorOfProject = (id: number) => `project-${id}`
