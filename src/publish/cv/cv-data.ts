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
import { contactsOf, shownAddress } from '../feeds/contacts.ts'
import { readablePeriod } from '../feeds/dates.ts'
import { placeOf, type Publication } from '../feeds/publication.ts'

const linkTo = (label: string, url: string | undefined) =>
  url ? [{ label, url, shown: shownAddress(url) }] : []

/** The most characters of a stack that stand beside a title; a longer one has a line of its own. */
const BESIDE_TITLE = 45

const isInCv = ({ inCv = true }: { inCv?: boolean }) => inCv

/** The template's data, in printing order; an empty list has no section. */
export const cvData = (publication: Publication) => {
  const { identity, about, documents, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const shown = ({ title, from = '', text = '', points = [], dates = [], url, facts }: Entry) => ({
    ...{ title, by: from, more: factsOf(facts).join(comma), text, points, stack: '', note: '' },
    aside: readablePeriod(dates, style),
    links: linkTo('', url),
  })
  const lists = recordLists(content, ui)
  const skills = skillLines(content.skills, comma)
  const records = recordParts.flatMap((part) => [
    ...(part === 'languages' ? [{ heading: ui.about.skills, skills, entries: skills }] : []),
    {
      heading: ui.about[part],
      isShort: isShort(lists[part]),
      entries: lists[part].filter((_, index) => isInCv(content[part][index]!)).map(shown),
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
    experience: content.experience.filter(isInCv).map((job) => ({
      ...shown(jobEntry(job)),
      ongoing: job.endDate === ONGOING,
    })),
    projects: content.projects.filter(isInCv).map((project) => {
      const { chips, demo, source, note = '', ...entry } = projectEntry(project, ui)
      const { aside: dates, ...rest } = shown(entry)
      const stack = chips.join(comma)
      const isBeside = !dates && stack.length <= BESIDE_TITLE
      return {
        ...{ ...rest, note },
        aside: isBeside ? stack : dates,
        stack: isBeside ? '' : stack,
        links: [...linkTo(documents.demo, demo), ...linkTo(documents.source, source)],
      }
    }),
    records: records.filter(({ entries }) => entries.length > 0),
    colors: themes.light, // paper is light
  }
}
