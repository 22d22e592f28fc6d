import { themes } from '../../../uno.config.ts'
import { recordSections } from '#content-model/schema/record-sections.ts'
import { type ShownEntry, filledFacts, isShort } from '#lib/shown-entries.ts'
import { skillLines } from '#lib/skill-groups.ts'
import { jobViews, projectViews, recordViews } from '#build/context/views.ts'
import { shownAddress } from '#build/lib/site-address.ts'
import { contactsOf } from './owner-contacts.ts'
import { readablePeriod } from '#build/context/dates.ts'
import { locationOf, type FeedSource } from './feed-source.ts'

const linkTo = (label: string, url: string | undefined) =>
  url ? [{ label, url, shown: shownAddress(url) }] : []

const isInCv = (entry: ShownEntry) => entry.isInCv

/**
 * The contents of the CV and resume.txt, in printing order; an empty list has no section.
 *
 * @param isIn whether an entry is included; by default the entry's own field decides
 */
export const cvData = (feedSource: FeedSource, isIn = isInCv) => {
  const { content } = feedSource
  const { identity, about, documents, site, ui } = content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const shown = ({
    title,
    from = '',
    text = '',
    points = [],
    dates = [],
    url,
    facts,
  }: ShownEntry) => ({
    title,
    by: from,
    dates: readablePeriod(dates, style),
    more: filledFacts(facts).join(comma),
    text,
    points,
    stack: '',
    note: '',
    links: linkTo('', url),
  })
  const lists = recordViews(content)
  const records = recordSections.flatMap((section) => [
    ...(section === 'languages'
      ? [{ heading: ui.about.skills, skills: skillLines(content.skills, comma), entries: [] }]
      : []),
    {
      heading: ui.about[section],
      skills: undefined,
      isShort: isShort(lists[section]),
      entries: lists[section].filter(isIn).map(shown),
    },
  ])
  return {
    comma,
    colon: `${ui.colon} `,
    name: identity.name,
    label: identity.label,
    location: locationOf(content),
    headings: {
      profile: documents.profile,
      experience: ui.about.experience,
      projects: documents.projects,
    },
    contact: contactsOf(feedSource),
    profile: about.text,
    experience: jobViews(content)
      .filter(isIn)
      .map((job) => ({ ...shown(job), ongoing: job.isOngoing })),
    projects: projectViews(content)
      .filter(isIn)
      .map((project) => ({
        ...shown(project),
        stack: project.chips.join(comma),
        note: project.note ?? '',
        links: [
          ...linkTo(documents.demo, project.demo),
          ...linkTo(documents.source, project.source),
        ],
      })),
    records: records.filter(({ skills = [], entries }) => skills.length + entries.length > 0),
    colors: themes.light, // paper is light
  }
}
