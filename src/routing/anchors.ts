/** Ids of the sections that an address can point at. */
export const anchors = {
  showcase: 'showcase',
  dashboard: 'dashboard',
  skills: 'skills',
  experience: 'experience',
  volunteer: 'volunteer',
  education: 'education',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'publications',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
  faq: 'faq',
} as const

const PROJECT = 'project-'

export const anchorOfProject = (id: number) => `${PROJECT}${id}`

/** The id of the project that a URL's hash names, or null. */
export const projectInHash = (hash: string) => {
  const id = Number(hash.replace(`#${PROJECT}`, ''))
  return hash.startsWith(`#${PROJECT}`) && Number.isInteger(id) ? id : null
}
