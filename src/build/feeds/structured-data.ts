/**
 * Each page in the words of schema.org, whose types (`schema-dts`) check which fields each thing
 * has.
 */
import type {
  CreativeWork,
  ItemList,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  TechArticle,
  WebPage,
} from 'schema-dts'

import type { ShownProject } from '#lib/shown-entries.ts'
import type { Page } from '#content-model/schema/types.ts'
import { distinctSkills } from '#lib/skill-groups.ts'
import { projectsWithPage } from '#build/context/content-sections.ts'
import { jobViews, projectViews, recordViews } from '#build/context/views.ts'
import { listPage, machinePageOf } from '#devtools/machine-pages/list-page.ts'
import { pagesOf, type FeedSource } from './feed-source.ts'

type Data = CreativeWork | ItemList | ProfilePage | SoftwareSourceCode | TechArticle | WebPage

type Known<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** Fields without those that say nothing: missing fields and empty lists. */
const known = <const Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Known<Fields>

const organizationIn = <Type extends 'Organization' | 'EducationalOrganization'>(
  type: Type,
  name: string,
  url: string | undefined,
) => ({ '@type': type, name, ...known({ url }) })

/** The data of the pages, by their paths. */
export const structuredData = (feedSource: FeedSource): Record<string, object> => {
  const { content, origin, at, machines } = feedSource
  const { identity, pages, site, about } = content
  const { name, label, email, website, links } = identity
  /**
   * A full address; undefined without a host, since a copy of the data would then point at another
   * site.
   */
  const pageUrl = (path: string) => (origin ? at(path) : undefined)

  /** The owner, in few words. */
  const owner = {
    '@type': 'Person',
    name,
    jobTitle: label,
    ...known({
      url: pageUrl('/'),
      sameAs: [...links.map(({ url }) => url), ...(website ? [website] : [])],
    }),
  } as const satisfies Person
  const author = { '@type': 'Person', name, ...known({ url: pageUrl('/') }) } as const

  const profile = (): Person => {
    const records = recordViews(content)
    const employers = jobViews(content).filter(({ isOngoing }) => isOngoing)
    return {
      ...owner,
      email,
      ...known({
        description: about.text[0],
        worksFor: employers.map(({ from, url }) => organizationIn('Organization', from, url)),
        alumniOf: records.education.map(({ title, from = title, url }) =>
          organizationIn('EducationalOrganization', from, url),
        ),
        award: records.awards.map(({ title }) => title),
        knowsAbout: distinctSkills(content.skills).map((skill) => skill.name),
        knowsLanguage: records.languages.map(({ title }) => title),
      }),
    }
  }

  /** The fields that every page has. */
  const words = ({ path, title, description }: Page) => ({
    name: title,
    description,
    inLanguage: site.lang,
    ...known({ url: pageUrl(path) }),
  })

  const projectPage = new Map(projectsWithPage(content).map((one) => [one.project.id, one]))
  /** A project: source code if that can be read, or else a work. */
  const workOf = ({ id, title, text, chips, demo, source }: ShownProject) => {
    const path = projectPage.get(id)?.page.path
    const fields = {
      name: title,
      description: text,
      author,
      ...known({
        keywords: chips,
        url: (path === undefined ? undefined : pageUrl(path)) ?? demo,
        sameAs: demo,
      }),
    }
    return source
      ? ({ '@type': 'SoftwareSourceCode', ...fields, codeRepository: source } as const)
      : ({ '@type': 'CreativeWork', ...fields } as const)
  }
  /**
   * The page of a project: an article about it, or the project itself if there is no text about it.
   */
  const story = ({ page, project, caseStudy }: ReturnType<typeof projectsWithPage>[number]): Data =>
    caseStudy === undefined
      ? { ...workOf(project), inLanguage: site.lang }
      : {
          '@type': 'TechArticle',
          ...words(page),
          headline: page.title,
          author,
          about: workOf(project),
        }
  const itemList = (
    page: Page,
    items: readonly (CreativeWork | SoftwareSourceCode)[],
  ): ItemList => ({
    '@type': 'ItemList',
    name: page.title,
    description: page.description,
    ...known({ url: pageUrl(page.path) }),
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  })
  // An article about a machine, which is in English whatever the site's language.
  const machineArticle = (entry: FeedSource['machines'][number]): TechArticle => {
    const page = machinePageOf(entry)
    return {
      '@type': 'TechArticle',
      ...words(page),
      headline: page.title,
      inLanguage: 'en',
      author,
    }
  }

  const data: Record<string, Data> = {
    ...Object.fromEntries(
      pagesOf(content).map((page) => [page.path, { '@type': 'WebPage', ...words(page) }]),
    ),
    [pages.home.path]: { '@type': 'ProfilePage', mainEntity: owner },
    [pages.about.path]: { '@type': 'ProfilePage', ...words(pages.about), mainEntity: profile() },
    [pages.projects.path]: itemList(pages.projects, projectViews(content).map(workOf)),
    ...Object.fromEntries([...projectPage.values()].map((one) => [one.page.path, story(one)])),
    ...(machines.length > 0 && {
      [listPage.path]: itemList(listPage, machines.map(machineArticle)),
      ...Object.fromEntries(
        machines.map((entry) => [machinePageOf(entry).path, machineArticle(entry)]),
      ),
    }),
  }
  return Object.fromEntries(
    Object.entries(data).map(([path, one]) => [path, { '@context': 'https://schema.org', ...one }]),
  )
}
