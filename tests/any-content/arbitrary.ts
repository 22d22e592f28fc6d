import {
  type Arbitrary,
  tuple,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record as recordOf,
  subarray,
  webPath,
} from 'fast-check'

import { identity as owner } from '#content/identity'

import { paragraph, phrase } from './words.ts'

const MOST_ENTRIES = 60
const MOST_LINKS = 10

const SCENES = ['crypto', 'gemini', 'wellnest', 'barcode', 'earth', 'write']
const HUES = ['amber', 'violet', 'mint', 'red', 'sea', 'rose']
const HOSTS = ['github.com', 'gitlab.com', 'linkedin.com', 'example.dev', 'xn--mgbai9azgqp6j.pk']
const ICONS = ['SiReact', 'SiPhp', 'FaCode', 'SiLaravel', 'FaServer']
const MONTHS = ['Jan', 'Feb', 'March', 'Sept', 'Dec']

const url = tuple(constantFrom(...HOSTS), webPath()).map(([host, path]) => `https://${host}${path}`)

const focus = tuple(integer({ min: 0, max: 100 }), integer({ min: 0, max: 100 })).map(
  ([x, y]) => `${x}% ${y}%`,
)

/** Start before end: `first` is earlier than `last`. */
const monthIn = (first: number, last: number) =>
  tuple(constantFrom(...MONTHS), integer({ min: first, max: last })).map(
    ([month, year]) => `${month}-${year}`,
  )

const startDate = monthIn(1995, 2015)
const endDate = oneof(monthIn(2016, 2026), constant('Present'))

/** Fields that may be missing, which is not the same as being undefined. */
const record = <Model extends object>(
  model: { [Key in keyof Model]: Arbitrary<Model[Key]> },
  optional: readonly (keyof Model)[] = [],
) =>
  recordOf(model, {
    noNullPrototype: true,
    requiredKeys: (Object.keys(model) as (keyof Model)[]).filter((key) => !optional.includes(key)),
  })

/** Mostly few entries, often none, sometimes as many as there may be. */
const list = <Entry>(entry: Arbitrary<Entry>, maxLength = MOST_ENTRIES) =>
  oneof(
    { weight: 2, arbitrary: constant<Entry[]>([]) },
    { weight: 6, arbitrary: array(entry, { minLength: 1, maxLength: Math.min(9, maxLength) }) },
    { weight: 1, arbitrary: array(entry, { minLength: maxLength, maxLength }) },
  )

const distinct = <Entry>(entries: Entry[], key: (entry: Entry) => unknown) => [
  ...new Map(entries.map((entry) => [key(entry), entry])).values(),
]

const project = record(
  {
    title: phrase(5),
    description: paragraph,
    techStack: array(phrase(2), { minLength: 1, maxLength: 12 }).map((chips) =>
      chips.map((chip) => chip.replaceAll(',', '')).join(', '),
    ),
    image: constantFrom(...SCENES).map((scene) => `scene:${scene}`),
    imageAlt: phrase(),
    imageFocus: focus,
    hue: constantFrom(...HUES),
    link: url,
    repo: url,
    note: phrase(4),
  },
  ['imageFocus', 'link', 'repo', 'note'],
)

const projects = list(project).map((entries) =>
  distinct(entries, ({ title }) => title).map((entry, index) => ({ id: index + 1, ...entry })),
)

const experience = list(
  record(
    {
      companyName: phrase(5),
      position: phrase(4),
      aboutPosition: paragraph,
      startDate,
      endDate,
      highlights: array(phrase(20), { minLength: 1, maxLength: 6 }),
      side: constantFrom('left', 'right'),
    },
    ['highlights', 'side'],
  ),
).map((entries) => distinct(entries, ({ position, startDate: start }) => `${position} ${start}`))

const identity = record(
  {
    name: phrase(4),
    label: phrase(4),
    email: constantFrom('ada@example.dev', 'a.very.long.address.of.somebody@mail.example.dev'),
    city: phrase(2),
    country: phrase(2),
    portrait: constant(owner.portrait),
    portraitFocus: focus,
    phone: constantFrom('+92 300 1234567', '(021) 555-0100'),
    website: url,
    links: list(record({ network: phrase(2), url }), MOST_LINKS).map((links) =>
      distinct(links, ({ network }) => network),
    ),
  },
  ['portraitFocus', 'phone', 'website'],
)

const page = (path: string) =>
  record({ path: constant(path), title: phrase(), description: paragraph })

/**
 * Any content that the check lets pass: lists of 0 to 60 entries, 0 to 10 links, words of 1 to 300
 * letters in seven scripts, optional fields there or not.
 */
export const anyContent = projects.chain((shown) =>
  record({
    about: record({
      heading: phrase(4),
      label: phrase(2),
      text: array(paragraph, { minLength: 1, maxLength: 4 }),
      contact: phrase(3),
      skillsHeading: phrase(3),
      experienceHeading: phrase(3),
      educationHeading: phrase(3),
      certificatesHeading: phrase(3),
      languagesHeading: phrase(3),
      faqHeading: phrase(3),
    }),
    certificates: list(
      record({ name: phrase(5), issuer: phrase(4), date: startDate, url }, [
        'issuer',
        'date',
        'url',
      ]),
    ).map((entries) => distinct(entries, ({ name }) => name)),
    education: list(
      record(
        {
          institution: phrase(5),
          area: phrase(4),
          studyType: phrase(2),
          startDate,
          endDate,
          score: phrase(2),
          url,
        },
        ['studyType', 'startDate', 'endDate', 'score', 'url'],
      ),
    ).map((entries) => distinct(entries, ({ institution, area }) => institution + area)),
    experience,
    faq: list(record({ question: phrase(20), answer: paragraph })).map((entries) =>
      distinct(entries, ({ question }) => question).map((entry, index) => ({
        id: `question-${index + 1}`,
        ...entry,
      })),
    ),
    hero: record({
      headline: phrase(8),
      emphasis: phrase(4),
      tagline: phrase(20),
      availability: paragraph,
      contact: phrase(3),
      work: phrase(3),
    }),
    identity,
    languages: list(record({ language: phrase(2), fluency: phrase(3) }, ['fluency']), 12).map(
      (entries) => distinct(entries, ({ language }) => language),
    ),
    pages: record({
      home: page('/'),
      about: page('/about'),
      projects: page('/projects'),
      notFound: page('/404'),
    }),
    projects: constant(shown),
    showcase: subarray(
      shown.map(({ id }) => id),
      { maxLength: Math.min(6, shown.length) },
    ),
    site: record({
      address: constantFrom('', 'https://ada.example.dev', 'https://example.dev/portfolio/'),
      lang: constantFrom('en', 'vi', 'ur', 'ar', 'hi', 'zh'),
      offline: boolean(),
      inspector: boolean(),
      canvas: boolean(),
    }),
    skills: list(
      record({
        icon: constantFrom(...ICONS),
        name: phrase(2),
        color: integer({ min: 0, max: 0xffffff }).map(
          (color) => `#${color.toString(16).padStart(6, '0')}`,
        ),
      }),
    ).map((entries) => distinct(entries, ({ name }) => name)),
  }),
)
