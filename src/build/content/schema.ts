import * as v from 'valibot'

import type { Content } from '../context/content.ts'
import { IMAGES_FOLDER } from '../context/content-folder.ts'
import { parseMonth } from '../lib/month.ts'
import { IMAGE_FILE, type References } from './references.ts'

const HUES = ['amber', 'violet', 'mint', 'red', 'sea', 'rose']
const ONGOING = 'Present'
/** Figures, and what people put between them. */
const PHONE = /^\+?[\d ()./-]{5,}$/

/** What is said of a text of which nothing is left but white space. */
export const EMPTY = 'is empty'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(EMPTY))

const isWebAddress = (address: string) =>
  !/\s/.test(address) &&
  URL.canParse(address) &&
  ['http:', 'https:'].includes(new URL(address).protocol)

const url = v.pipe(
  text,
  v.check(isWebAddress, 'is no web address: write it whole, like https://you.example/page'),
)

const siteAddress = v.pipe(
  v.string(),
  v.check(
    (address) => address === '' || (isWebAddress(address) && !/[?#]/.test(address)),
    'is no web address: write it whole, like https://you.example/page',
  ),
)

const date = (also?: string) =>
  v.pipe(
    text,
    v.check(
      (value) => value === also || parseMonth(value) !== undefined,
      `is no date: write a month like Jul-2025, a year like 2025${also ? ` or ${also}` : ''}`,
    ),
  )

const focus = v.pipe(
  text,
  v.regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/, 'is no point: write one like 50% 30%'),
)

const degrees = (most: number) => {
  const said = `is no angle: write degrees from -${most} to ${most}`
  return v.pipe(v.number(), v.minValue(-most, said), v.maxValue(most, said))
}

const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const language = v.pipe(
  text,
  v.check(isLanguage, 'is no language: write its code, like en, ur or pt-BR'),
)

const list = (item: v.GenericSchema, message: string) =>
  v.pipe(v.array(item), v.minLength(1, message))

const chips = v.pipe(
  text,
  v.check(
    (stack) => stack.split(',').every((chip) => chip.trim()),
    'has an empty part: take out the comma too many',
  ),
)

/** Any depth of words, none of them empty. */
const words: v.GenericSchema = v.lazy((input) =>
  typeof input === 'object' ? v.record(v.string(), words) : text,
)

/** The form of all content. */
export const contentSchema = ({ icons, images, pictures, scenes }: References) => {
  const icon = v.pipe(
    text,
    v.check(
      (name) => icons.has(name),
      'is no icon: write a name that react-icons/si or react-icons/fa6 exports, like SiReact',
    ),
  )
  const imageFile = v.pipe(
    text,
    v.regex(IMAGE_FILE, 'is no picture: write the name of a png, jpg, webp, avif or svg file'),
    v.check(
      (name) => images.has(name),
      ({ input }) => {
        const meant = [...images].find((name) => name.toLowerCase() === input.toLowerCase())
        return meant
          ? `is not in ${IMAGES_FOLDER}, but ${meant} is: write its name as the file has it`
          : `is not in ${IMAGES_FOLDER}: put the file there, or write the name of one that is`
      },
    ),
    v.check(
      (name) => !pictures.get(name)?.trouble,
      ({ input }) => pictures.get(input)?.trouble ?? '',
    ),
  )
  const image = v.lazy((input) =>
    typeof input === 'string' && input.startsWith('scene:')
      ? v.pipe(
          text,
          v.check(
            (name) => scenes.has(name.slice('scene:'.length)),
            `is no scene: write one of ${[...scenes].map((name) => `scene:${name}`).join(', ')}`,
          ),
        )
      : imageFile,
  )
  const page = v.strictObject({
    path: v.pipe(text, v.startsWith('/', 'does not begin with a slash: write a path like /about')),
    navigation: v.optional(text),
    title: text,
    description: text,
  })

  return v.strictObject({
    about: v.strictObject({
      heading: text,
      label: text,
      text: v.pipe(v.array(text), v.minLength(1, 'has no paragraph: write one at least')),
      contact: text,
      skillsHeading: text,
      experienceHeading: text,
      educationHeading: text,
      certificatesHeading: text,
      languagesHeading: text,
      faqHeading: text,
    }),
    experience: v.array(
      v.strictObject({
        companyName: text,
        position: text,
        aboutPosition: text,
        startDate: date(),
        endDate: date(ONGOING),
        highlights: v.optional(
          list(text, 'is an empty list: write an entry, or take the line out'),
        ),
        side: v.optional(
          v.picklist(
            ['left', 'right'],
            'is neither left nor right: write one of them, or take the line out',
          ),
        ),
      }),
    ),
    education: v.array(
      v.strictObject({
        institution: text,
        area: text,
        studyType: v.optional(text),
        startDate: v.optional(date()),
        endDate: v.optional(date(ONGOING)),
        score: v.optional(text),
        url: v.optional(url),
      }),
    ),
    certificates: v.array(
      v.strictObject({
        name: text,
        issuer: v.optional(text),
        date: v.optional(date()),
        url: v.optional(url),
      }),
    ),
    languages: v.array(v.strictObject({ language: text, fluency: v.optional(text) })),
    faq: v.array(
      v.strictObject({
        id: v.pipe(
          text,
          v.slug(
            'is no part of an address: write small letters, figures and hyphens, like my-question',
          ),
        ),
        question: text,
        answer: text,
      }),
    ),
    hero: v.strictObject({
      headline: text,
      emphasis: text,
      tagline: text,
      availability: text,
      contact: text,
      work: text,
    }),
    identity: v.strictObject({
      name: text,
      label: text,
      email: v.pipe(text, v.email('is no email address: write one like ada@lovelace.dev')),
      city: text,
      country: text,
      coordinates: v.optional(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
      portrait: imageFile,
      portraitFocus: v.optional(focus),
      phone: v.optional(
        v.pipe(text, v.regex(PHONE, 'is no phone number: write one like +92 300 1234567')),
      ),
      website: v.optional(url),
      links: v.array(v.strictObject({ network: text, url, icon: v.optional(icon) })),
    }),
    // The code itself speaks of these; others may come.
    pages: v.objectWithRest({ home: page, about: page, projects: page, notFound: page }, page),
    projects: v.array(
      v.strictObject({
        id: v.pipe(
          v.number(),
          v.integer('is no whole number: write one that no other project has'),
        ),
        title: text,
        description: text,
        techStack: chips,
        image,
        imageAlt: text,
        imageFocus: v.optional(focus),
        hue: v.picklist(HUES, `is no colour of the site: write one of ${HUES.join(', ')}`),
        link: v.optional(url),
        repo: v.optional(url),
        note: v.optional(text),
      }),
    ),
    showcase: v.array(v.number()),
    site: v.strictObject({
      address: siteAddress,
      lang: language,
      offline: v.boolean(),
      inspector: v.boolean(),
      canvas: v.boolean(),
    }),
    skills: v.array(
      v.strictObject({
        icon,
        name: text,
        color: v.pipe(text, v.regex(/^#[\da-f]{6}$/i, 'is no colour: write one like #61dafb')),
      }),
    ),
    documents: words,
    ui: words,
    palette: words,
    inspector: words,
  } satisfies Record<keyof Content, v.GenericSchema>)
}
