import { themes } from '../../../uno.config.ts'
import {
  type Entry,
  factsOf,
  isShort,
  jobEntry,
  projectEntry,
  recordLists,
  recordParts,
} from '../../lib/entries.ts'
import { skillLines } from '../../lib/skill-groups.ts'
import { ONGOING } from '../lib/month.ts'
import { shownAddress } from '../lib/address.ts'
import { contactsOf } from './contacts.ts'
import { readablePeriod } from './dates.ts'
import { placeOf, type Publication } from './publication.ts'

const linkTo = (label: string, url: string | undefined) =>
  url ? [{ label, url, shown: shownAddress(url) }] : []

const isInCv = ({ inCv = true }: { inCv?: boolean }) => inCv

/**
 * What CV and resume.txt say, in printing order; an empty list has no section.
 *
 * @param isIn whether an entry is told; by default as it says itself
 */
export const cvData = (publication: Publication, isIn = isInCv) => {
  const { identity, about, documents, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const shown = ({ title, from = '', text = '', points = [], dates = [], url, facts }: Entry) => ({
    title,
    by: from,
    more: factsOf(facts).join(comma),
    text,
    points,
    stack: '',
    note: '',
    dates: readablePeriod(dates, style),
    links: linkTo('', url),
  })
  const lists = recordLists(content, ui)
  const records = recordParts.flatMap((part) => [
    ...(part === 'languages'
      ? [{ heading: ui.about.skills, skills: skillLines(content.skills, comma), entries: [] }]
      : []),
    {
      heading: ui.about[part],
      skills: undefined,
      isShort: isShort(lists[part]),
      entries: lists[part].filter((_, index) => isIn(content[part][index]!)).map(shown),
    },
  ])
  return {
    comma,
    colon: `${ui.colon} `,
    name: identity.name,
    label: identity.label,
    place: placeOf(publication.content),
    headings: {
      profile: documents.profile,
      experience: ui.about.experience,
      projects: documents.projects,
    },
    contact: contactsOf(publication),
    profile: about.text,
    experience: content.experience.filter(isIn).map((job) => ({
      ...shown(jobEntry(job)),
      ongoing: job.endDate === ONGOING,
    })),
    projects: content.projects.filter(isIn).map((project) => {
      const { chips, demo, source, note = '', ...entry } = projectEntry(project, ui)
      return {
        ...shown(entry),
        note,
        stack: chips.join(comma),
        links: [...linkTo(documents.demo, demo), ...linkTo(documents.source, source)],
      }
    }),
    records: records.filter(({ skills = [], entries }) => skills.length + entries.length > 0),
    colors: themes.light, // paper is light
  }
}
