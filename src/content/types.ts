import type * as fontAwesome from 'react-icons/fa6'
import type * as simpleIcons from 'react-icons/si'

import type { Words } from './words/en'

/** A name exported by `react-icons/si` (brands) or `react-icons/fa6` (the rest). */
export type IconName = keyof typeof simpleIcons | keyof typeof fontAwesome

type Some<All> = All extends object ? { [Key in keyof All]?: Some<All[Key]> } : All

/** Some of the words that a language has. */
export type OwnWords = Some<Words>

export const hues = ['amber', 'violet', 'mint', 'red', 'sea', 'rose'] as const

/** The colour of a project; its values are in `uno.config.ts`. */
export type Hue = (typeof hues)[number]

/** A scene drawn by code (`scene:earth`), or a file in `src/content/images` (`shop.png`). */
export type Image = `scene:${string}` | `${string}.${PictureEnding | Uppercase<PictureEnding>}`

export type PictureEnding = 'png' | 'jpg' | 'jpeg' | 'webp' | 'avif' | 'svg'

export interface Site {
  /**
   * The public address, for example `https://you.github.io/portfolio/`. Its path is the folder of the
   * host that the site is published in. While it is empty, previews and feeds name addresses without
   * a host.
   */
  address: string
  /**
   * Where this site's code can be read, for example `https://github.com/you/portfolio`. Each page about
   * a machine then links its file.
   */
  repository?: string
  /**
   * The language of the site, as a BCP 47 tag: `en`, `ur`, `vi`, `pt-BR`. The words of the interface are
   * those of its file in `words/`. It also sets the writing direction of pages, CV and feeds.
   */
  lang: string
  /** Whether returning visitors get the site offline. Off, their copies are deleted. */
  offline: boolean
  /**
   * Whether visitors can inspect the running page. Off, nothing of the inspector is shipped, and the
   * pages about the machines (`/machines`) are left out, too.
   */
  inspector: boolean
  /** Whether scenes move. Off, they are still images. */
  canvas: boolean
  /** A service that counts visits. Its host is then the one foreign host that pages may ask. */
  analytics?: Analytics
}

export interface Analytics {
  /** The address of its script, for example `https://stats.you.example/script.js`. */
  script: string
  /** What the script wants to be told in its tag: `{ 'data-domain': 'you.example' }`. */
  attributes?: Record<string, string>
}

/** The point of an image that stays visible when it is cropped: per cent from the left and the top. */
export type Focus = `${number}% ${number}%`

/** `Jul-2025`, `2025`, or as JSON Resume has it: `2025-07`, `2025-07-14`. Pages show the month. */
type DateText = string

/** The same, or `Present` for what continues. */
type EndDate = string

export interface Identity {
  name: string
  /** The job title, as a recruiter would search for it. */
  label: string
  email: string
  /** Street and house. The CV and the feeds name them, as what follows: every visitor may read them. */
  address?: string
  postalCode?: string
  city: string
  /** A state or province. */
  region?: string
  country: string
  /** The pin on the Earth scene, in degrees; left out, there is no pin. */
  coordinates?: { latitude: number; longitude: number }
  /** A file in `src/content/images`; any size, cropped at build. */
  portrait: string
  /** Where the face is; `50% 30%` by default. */
  portraitFocus?: Focus
  /** With the country's code. Every visitor sees it. */
  phone?: string
  /** Another site of yours. */
  website?: string
  links: Link[]
}

interface Link {
  /** The network's own name, for example `GitHub`. */
  network: string
  url: string
  /** Your name there, if JSON Resume is to tell it. */
  username?: string
  /** By default the network's own, or a neutral one. */
  icon?: IconName
}

export interface Project {
  id: number
  /**
   * The name of its page, `/projects/<slug>`, and of its story, `projects/<slug>.mdx`; its `id` unless
   * given. A project has a page if it has a story or highlights.
   */
  slug?: string
  title: string
  description: string
  /** Comma-separated; each part becomes a chip. */
  techStack?: string
  /** Without one, the title is set large in its place. */
  image?: Image
  /** What the image shows, for people who cannot see it. */
  imageAlt?: string
  /** The point that stays visible when a screenshot is cropped, `0% 0%`; its middle by default. */
  imageFocus?: Focus
  /** One for each in turn unless given. */
  hue?: Hue
  /** `false` leaves it out of the CV. */
  inCv?: boolean
  /** The running demo. */
  link?: string
  /** The source code. */
  repo?: string
  /** Shown in place of the links, for example `Private client work`. */
  note?: string
  startDate?: DateText
  endDate?: EndDate
  /** What was hard and what came of it, a sentence each. */
  highlights?: string[]
  /** What you were in it, for example `Team lead`. */
  roles?: string[]
  /** For whom: a company, a club. */
  entity?: string
  /** What kind of thing it is, for example `application` or `talk`. */
  type?: string
}

export interface Experience {
  companyName: string
  position: string
  aboutPosition?: string
  startDate: DateText
  endDate: EndDate
  /** What you did there, a sentence each. */
  highlights?: string[]
  /** Where you worked. */
  location?: string
  /** What the employer does, for example `Ferries and piers`. */
  description?: string
  /** The employer's website. */
  url?: string
  /** The side of the timeline; by default sides alternate. */
  side?: 'left' | 'right'
}

// The lists that follow have the keys of JSON Resume (https://jsonresume.org/schema).

export interface Volunteering {
  organization: string
  position?: string
  startDate?: DateText
  endDate?: EndDate
  summary?: string
  /** What you did there, a sentence each. */
  highlights?: string[]
  url?: string
}

export interface Education {
  /** The school or university. */
  institution: string
  /** The subject, for example `Computer Science`. */
  area?: string
  /** The degree, for example `BSc`. */
  studyType?: string
  startDate?: DateText
  endDate?: EndDate
  /** The grade, as it was given. */
  score?: string
  courses?: string[]
  url?: string
}

export interface Award {
  title: string
  awarder?: string
  date?: DateText
  summary?: string
  url?: string
}

export interface Certificate {
  name: string
  /** The organization that gave it. */
  issuer?: string
  date?: DateText
  /** Where it can be verified. */
  url?: string
}

export interface Publication {
  name: string
  publisher?: string
  releaseDate?: DateText
  summary?: string
  url?: string
}

export interface Language {
  /** Its name, for example `Urdu`. */
  language: string
  /** The level, for example `Native speaker`. */
  fluency?: string
}

export interface Interest {
  name: string
  keywords?: string[]
}

export interface Reference {
  /** Who recommends you. */
  name: string
  /** What they say. */
  reference?: string
}

export interface Skill {
  name: string
  /** Those of one group stand together, under its name. */
  group?: string
  /** How well, for example `Master`; that of a group is its first skill's. */
  level?: string
  /** Without one, the name is set in type. */
  icon?: IconName
  /** The brand's colour, `#rrggbb`. */
  color?: string
}

export interface FaqItem {
  /** Part of the address: `/about#faq-<id>`. */
  id: string
  question: string
  answer: string
}

/** Its component is `src/pages/<name>.tsx`, by its name in `pages.ts`. */
export interface Page {
  path: string
  /** Its name in the navigation bar; left out, the page is not there. */
  navigation?: string
  /** The window's title, the page's own headline, and that of a search result. */
  title: string
  /** One or two sentences for search results and link previews; /projects begins with its own. */
  description: string
}
