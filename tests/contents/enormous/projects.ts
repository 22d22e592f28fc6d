import type { Hue, Project } from '#content/types'

const HUES: Hue[] = ['amber', 'violet', 'mint', 'red', 'sea', 'rose']
const SCENES = ['crypto', 'gemini', 'wellnest', 'barcode', 'earth', 'write'] as const
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** With a page of its own, a method's name and no picture. */
const unseen: Project = {
  id: 61,
  slug: 'constructor',
  title: `A registry of ${LONG}, which is called as nothing should be called and has no picture`,
  description: LONG,
  highlights: [LONG, 'Kept the names of all who asked.'],
}

const kept: Project[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  // It has the fixture's case study.
  ...(index === 0 && { slug: 'tide-table' }),
  title: `${index % 7 ? 'Registry' : LONG} ${index + 1}`,
  description: `${'It keeps what others lose, and finds it again. '.repeat(1 + (index % 6))}${index % 5 ? '' : LONG}`,
  techStack: Array.from({ length: 1 + (index % 12) }, (__, chip) => `Tool ${chip + 1}`).join(', '),
  image: `scene:${SCENES[index % SCENES.length]!}` as const,
  imageAlt: 'A drawing of it',
  hue: HUES[index % HUES.length]!,
  ...(index % 3 && { link: `https://registry-${index + 1}.lange.test` }),
  ...(index % 4 && { repo: `https://git.lange.test/registry-${index + 1}` }),
  ...(index % 12 === 0 && { note: 'Made for a client' }),
}))

export const projects = [kept[0]!, unseen, ...kept.slice(1)]
