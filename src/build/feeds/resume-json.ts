import { recordSections } from '#content-model/schema/record-sections.ts'
import { chipsOf } from '#content-model/schema/chips.ts'
import { skillGroups } from '#lib/skill-groups.ts'
import { isoDate, shownWords } from '#content-model/schema/month.ts'
import { websitesOf } from './owner-contacts.ts'
import { countryCode } from '#lib/country.ts'
import type { FeedSource } from './feed-source.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * An entry with its dates as JSON Resume writes them: an ongoing entry has no end. If words are
 * shown in place of a date, they stand beside it: `startDateAsWritten`.
 */
const dated = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
      if (!/date$/i.test(key) || typeof value !== 'string') return [[key, value]]
      return [
        [key, isoDate(value)],
        [`${key}AsWritten`, shownWords(value)],
      ]
    }),
  )

const basicsOf = (feedSource: FeedSource) => {
  const { identity, about, documents, site } = feedSource.content
  const { name, label, email, phone, address, postalCode, city, region, country } = identity
  const code = countryCode(country, site.lang)
  const [url, ...websites] = websitesOf(feedSource)
  return {
    name,
    label,
    email,
    phone,
    url,
    summary: about.text.join('\n\n'),
    location: {
      address,
      postalCode,
      city,
      ...(code
        ? { region, countryCode: code }
        : { region: [region, country].filter(Boolean).join(', ') }),
    },
    profiles: [
      ...identity.links.map(({ icon: _icon, ...profile }) => profile),
      ...websites.map((website) => ({ network: documents.website, url: website })),
    ],
  }
}

const skillsByGroup = ({ content }: FeedSource) =>
  skillGroups(content.skills).flatMap(([group, members]) =>
    group
      ? [{ name: group, level: members[0]?.level, keywords: members.map(({ name }) => name) }]
      : members.map(({ name, level }) => ({ name, level })),
  )

/** The characters of an address: an address with any other is written as browsers send it. */
const URI = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/

const filled = (key: string, value: unknown) => {
  if (key === 'inCv' || (Array.isArray(value) && value.length === 0)) return undefined
  const isOther = /^(?:url|repository)$/.test(key) && typeof value === 'string' && !URI.test(value)
  return isOther ? new URL(value).href : value
}

/** The résumé as JSON Resume 1.x. Undefined fields are left out, such as a current job's end. */
export const resumeJson = (feedSource: FeedSource): string => {
  const { content, origin, at } = feedSource
  const resume = {
    $schema: SCHEMA,
    basics: basicsOf(feedSource),
    work: content.experience.map(
      ({ companyName: name, aboutPosition: summary, side: _side, ...job }) =>
        dated({ name, ...job, summary }),
    ),
    ...Object.fromEntries(recordSections.map((section) => [section, content[section].map(dated)])),
    skills: skillsByGroup(feedSource),
    projects: content.projects.map(({ title: name, techStack, link, repo, ...project }) => {
      const { id: _id, slug: _slug, hue: _hue, ...rest } = project
      const { image: _image, imageAlt: _alt, imageFocus: _focus, ...more } = rest
      const links = { url: link ?? repo, repository: link && repo }
      return dated({ name, ...more, ...links, keywords: chipsOf(techStack) })
    }),
    meta: { version: 'v1.0.0', ...(origin && { canonical: at('/resume.json') }) },
  }
  return `${JSON.stringify(resume, filled, 2)}\n`
}
