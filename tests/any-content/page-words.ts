import type { Content } from '../../src/build/context/content.ts'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A page's source as its reader knows it: React's marks taken out, characters as they were. */
const plain = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

const has = (list: readonly unknown[], word: string) => (list.length > 0 ? [word] : [])

/** Every string that a content wants to be read somewhere on its pages. */
const wordsOf = (content: Content): string[] => {
  const { about, identity, hero, experience, projects, skills, faq } = content
  const { education, certificates, languages, pages } = content
  return [
    ...[about.heading, about.label, about.contact, ...about.text],
    ...has(skills, about.skillsHeading),
    ...has(experience, about.experienceHeading),
    ...has(education, about.educationHeading),
    ...has(certificates, about.certificatesHeading),
    ...has(languages, about.languagesHeading),
    ...has(faq, about.faqHeading),
    ...[identity.name, identity.city, identity.email, identity.phone, identity.website],
    ...identity.links.flatMap(({ network, url }) => [network, url]),
    ...[hero.headline, hero.emphasis, hero.tagline, hero.availability, hero.contact],
    ...has(projects, hero.work),
    ...experience.flatMap((job) => [
      ...[job.companyName, job.position, job.aboutPosition],
      ...(job.highlights ?? []),
    ]),
    ...projects.flatMap(({ title, description, techStack, imageAlt, link, repo, note }) => [
      ...[title, description, imageAlt, link, repo, note],
      ...techStack.split(',').map((chip) => chip.trim()),
    ]),
    ...skills.map(({ name }) => name),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...education.flatMap(({ institution, area, studyType, score, url }) => [
      ...[institution, area, studyType, score, url],
    ]),
    ...certificates.flatMap(({ name, issuer, url }) => [name, issuer, url]),
    ...languages.flatMap(({ language, fluency }) => [language, fluency]),
    ...[pages.home, pages.about].flatMap(({ title, description }) => [title, description]),
  ].filter((word) => word !== undefined)
}

/** What of a content stands on none of its pages. */
export const missingWords = (content: Content, pages: ReadonlyMap<string, string>): string[] => {
  const all = [...pages.values()].map(plain).join('\n')
  return [...new Set(wordsOf(content))].filter((word) => !all.includes(word))
}

const NONSENSE = />\s*(?:undefined|null|NaN|\[object Object\])\s*</g
const HEADING = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs
const EMPTY_ADDRESS = /\bhref="(?:undefined)?"/g

/** What nobody should have to read: empty headings, addresses of nothing, values that are no words. */
export const readableFaults = (path: string, html: string): string[] => {
  const headings = [...html.matchAll(HEADING)].filter(
    ([, , inner = '']) => !inner.replaceAll(/<[^>]*>/g, '').trim(),
  )
  return [
    ...headings.map(([source]) => `${path}: an empty heading ${source}`),
    ...[...html.matchAll(NONSENSE)].map(([source]) => `${path}: ${source}`),
    ...[...html.matchAll(EMPTY_ADDRESS)].map(([source]) => `${path}: ${source}`),
  ]
}
