import { themes } from '../../../uno.config.ts'
import { isShort, recordLists, recordParts } from '../../lib/record-lists.ts'
import { skillLines } from '../../lib/skill-groups.ts'
import { ONGOING } from '../lib/month.ts'
import { contactsOf, shownAddress } from '../feeds/contacts.ts'
import { readablePeriod } from '../feeds/dates.ts'
import { chipsOf, placeOf, type Publication } from '../feeds/publication.ts'

const linkTo = (label: string, url: string | undefined) =>
  url ? [{ label, url, shown: shownAddress(url) }] : []

/** The most characters of a stack that stand beside a title; a longer one has a line of its own. */
const BESIDE_TITLE = 45

/** The template's data, in printing order; an empty list has no section. */
export const cvData = (publication: Publication) => {
  const { identity, about, documents, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const list = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma)
  const lists = recordLists(content, ui)
  const skills = skillLines(content.skills, comma)
  const records = recordParts.flatMap((part) => [
    ...(part === 'languages' ? [{ heading: ui.about.skills, skills, entries: skills }] : []),
    {
      heading: ui.about[part],
      isShort: isShort(lists[part]),
      entries: lists[part].map(({ title, from = '', note = '', text = '', ...entry }) => ({
        ...{ title, by: from, more: note, text, stack: '', note: '' },
        aside: readablePeriod(entry.dates ?? [], style),
        points: entry.points ?? [],
        links: linkTo('', entry.url),
      })),
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
    experience: content.experience.map((job) => ({
      position: job.position,
      company: job.companyName,
      where: list(job.location, job.description),
      aside: readablePeriod([job.startDate, job.endDate], style),
      text: job.aboutPosition ?? '',
      points: job.highlights ?? [],
      links: linkTo('', job.url),
      ongoing: job.endDate === ONGOING,
    })),
    projects: content.projects
      .filter(({ inCv = true }) => inCv)
      .map(({ title, description, link, repo, note = '', highlights = [], ...project }) => {
        const dates = readablePeriod([project.startDate, project.endDate], style)
        const stack = chipsOf(project.techStack).join(comma)
        const isBeside = !dates && stack.length <= BESIDE_TITLE
        return {
          ...{ title, text: description, points: highlights, more: '', note },
          by: list(project.type, project.entity, ...(project.roles ?? [])),
          aside: isBeside ? stack : dates,
          stack: isBeside ? '' : stack,
          links: [...linkTo(documents.demo, link), ...linkTo(documents.source, repo)],
        }
      }),
    records: records.filter(({ entries }) => entries.length > 0),
    colors: themes.light, // paper is light
  }
}
