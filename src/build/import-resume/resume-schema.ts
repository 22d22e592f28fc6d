import * as v from 'valibot'

// Exporters write null for what they lack.
const text = v.nullish(v.string(), '')
const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])

/** JSON Resume 1.x as far as the site has a place for it; whatever else may stand there, too. */
export const resumeSchema = v.looseObject({
  basics: v.nullish(
    v.looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: v.nullish(v.looseObject({ city: text, countryCode: text, region: text }), {}),
      profiles: list(v.looseObject({ network: text, username: text, url: text })),
    }),
    {},
  ),
  work: list(
    v.looseObject({
      name: text,
      position: text,
      summary: text,
      startDate: text,
      endDate: text,
      highlights: list(v.string()),
    }),
  ),
  education: list(
    v.looseObject({
      institution: text,
      area: text,
      studyType: text,
      startDate: text,
      endDate: text,
      score: text,
      url: text,
    }),
  ),
  certificates: list(v.looseObject({ name: text, issuer: text, date: text, url: text })),
  languages: list(v.looseObject({ language: text, fluency: text })),
  skills: list(v.looseObject({ name: text, keywords: list(v.string()) })),
  projects: list(
    v.looseObject({
      name: text,
      description: text,
      url: text,
      repository: text,
      note: text,
      keywords: list(v.string()),
    }),
  ),
})

export type Resume = v.InferOutput<typeof resumeSchema>

/** What finds its place in the content, by its way in the file; numbers are left out. */
export const PLACED = [
  /^\$schema$/,
  /^meta\b/,
  /^basics\.(?:name|label|email|phone|url|summary)$/,
  /^basics\.location\.(?:city|countryCode|region)$/,
  /^basics\.profiles\.(?:network|username|url)$/,
  /^work\.(?:name|position|summary|startDate|endDate|highlights)$/,
  /^education\.(?:institution|area|studyType|startDate|endDate|score|url)$/,
  /^certificates\.(?:name|issuer|date|url)$/,
  /^languages\.(?:language|fluency)$/,
  /^skills\.(?:name|keywords)$/,
  /^projects\.(?:name|description|url|repository|note|keywords)$/,
]
