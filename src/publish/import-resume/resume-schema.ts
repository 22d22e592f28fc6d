import * as v from 'valibot'

// Exporters write null for missing values.
const text = v.nullish(v.string(), '')
const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])

/** The fields of JSON Resume 1.x that the site uses; other fields are allowed. */
export const resumeSchema = v.looseObject({
  $schema: text,
  meta: v.nullish(v.unknown()),
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
