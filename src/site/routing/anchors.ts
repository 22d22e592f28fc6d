/** Ids of the sections that an address can point at; that of a list of records is its part. */
export const anchors = {
  showcase: 'showcase',
  dashboard: 'dashboard',
  skills: 'skills',
  experience: 'experience',
  faq: 'faq',
} as const

export const anchorOfProject = (id: number) => `project-${id}`
