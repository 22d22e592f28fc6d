import * as v from 'valibot'

const text = v.optional(v.string(), '')
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])

const resumeSchema = v.looseObject({
  basics: v.optional(
    v.looseObject({
      name: text,
      label: text,
      email: text,
      summary: text,
      location: v.optional(v.looseObject({ city: text, countryCode: text, region: text }), {}),
      profiles: list(v.looseObject({ network: text, url: text })),
    }),
    {},
  ),
  work: list(
    v.looseObject({ name: text, position: text, summary: text, startDate: text, endDate: text }),
  ),
  skills: list(v.looseObject({ name: text, keywords: list(v.string()) })),
  projects: list(
    v.looseObject({
      name: text,
      description: text,
      url: text,
      repository: text,
      keywords: list(v.string()),
    }),
  ),
})

export type Resume = v.InferOutput<typeof resumeSchema>

/** A JSON Resume file as far as the site can use it. */
export const readResume = (source: string): Resume => v.parse(resumeSchema, JSON.parse(source))

// What finds its place in src/content, by its way in the file; numbers are left out.
const PLACED = [
  /^\$schema$/,
  /^meta\b/,
  /^basics\.(?:name|label|email|summary)$/,
  /^basics\.location\.(?:city|countryCode|region)$/,
  /^basics\.profiles\.(?:network|url)$/,
  /^work\.(?:name|position|summary|startDate|endDate)$/,
  /^skills\.(?:name|keywords)$/,
  /^projects\.(?:name|description|url|repository|keywords)$/,
]

const leaves = (value: unknown, way: string[]): string[] => {
  if (typeof value !== 'object' || value === null) return [way.join('.')]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? way : [...way, key]),
  )
}

/** Fields of the file that the site has no place for. */
export const unplaced = (source: string): string[] =>
  [...new Set(leaves(JSON.parse(source), []))].filter(
    (way) => !PLACED.some((placed) => placed.test(way)),
  )
