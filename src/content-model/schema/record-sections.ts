/**
 * The lists that are shown alike, in the order of /about and of the CV. For a further one types ask, from its
 * name here, for its fields (`content.ts`), its view (`src/build/context/views.ts`) and its heading in each language;
 * its empty file goes into `skeleton`.
 */
export const recordSections = [
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
] as const

export type RecordSection = (typeof recordSections)[number]
