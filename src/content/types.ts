import type * as fontAwesome from 'react-icons/fa6'
import type * as simpleIcons from 'react-icons/si'

/** A name exported by `react-icons/si` (brands) or `react-icons/fa6` (the rest). */
export type IconName = keyof typeof simpleIcons | keyof typeof fontAwesome

/** Whose colours a project wears; the colours themselves are in `uno.config.ts`. */
export type Hue = 'amber' | 'violet' | 'mint' | 'red' | 'sea' | 'rose'

/** A scene drawn by code (`scene:earth`), or a file in `src/content/images` (`shop.png`). */
export type Image = `scene:${string}` | `${string}.${Ending | Uppercase<Ending>}`

type Ending = 'png' | 'jpg' | 'jpeg' | 'webp' | 'avif' | 'svg'

export interface Site {
  /**
   * The public address, for example `https://you.github.io/portfolio/`. Its path is where the site
   * expects to stand. While it is empty, previews and feeds name addresses without a host.
   */
  address: string
  /**
   * The language of all words, as a BCP 47 tag: `en`, `ur`, `vi`, `pt-BR`. The direction of writing
   * follows from it, in pages, CV and feeds.
   */
  lang: string
  /** Whether a visitor who comes back offline gets the site. Off, visitors' copies are deleted. */
  offline: boolean
  /** Whether anyone may look inside the running page. Off, nothing of the inspector is shipped. */
  inspector: boolean
  /** Whether scenes and the chart behind the headline move. Off, they are still images. */
  canvas: boolean
}

/** Which point of an image stays in sight where it is cropped: per cent from the left, from the top. */
type Focus = `${number}% ${number}%`

export interface Identity {
  name: string
  /** The job title, as a recruiter would search for it. */
  label: string
  email: string
  city: string
  country: string
  /** Where the scene of the Earth puts its pin, in degrees; without it there is no pin. */
  coordinates?: { latitude: number; longitude: number }
  /** A file in `src/content/images`; any size, cropped at build. */
  portrait: string
  /** Where the face is, for example `50% 30%`, which is also where it is looked for by default. */
  portraitFocus?: Focus
  /** As people dial it, with the country's code. It is shown to everyone. */
  phone?: string
  /** Another site of the owner's. */
  website?: string
  links: Link[]
}

interface Link {
  /** The network's own name, for example `GitHub`. */
  network: string
  url: string
  /** Without it the network's own, or a neutral one. */
  icon?: IconName
}

export interface Project {
  id: number
  title: string
  description: string
  /** Comma-separated; each part becomes a chip. */
  techStack: string
  image: Image
  /** What the image shows, for those who cannot see it. */
  imageAlt: string
  /** What stays in sight where a screenshot is cropped, for example `0% 0%`; its middle by default. */
  imageFocus?: Focus
  hue: Hue
  /** The running demo. */
  link?: string
  /** The source code. */
  repo?: string
  /** Stands where the links do, for example `Private client work`. */
  note?: string
}

export interface Experience {
  companyName: string
  position: string
  aboutPosition: string
  /** `Mon-YYYY`, for example `Jul-2025`, or `YYYY`. */
  startDate: string
  /** `Mon-YYYY` or `YYYY`, or `Present` for what goes on. */
  endDate: string
  /** What was done there, a sentence each. */
  highlights?: string[]
  /** Sides alternate unless it is said here. */
  side?: 'left' | 'right'
}

export interface Education {
  /** The school or university. */
  institution: string
  /** What was studied, for example `Computer Science`. */
  area: string
  /** The degree, for example `BSc`. */
  studyType?: string
  /** `Mon-YYYY` or `YYYY`. */
  startDate?: string
  /** `Mon-YYYY` or `YYYY`, or `Present` for what goes on. */
  endDate?: string
  /** The grade, as it was given. */
  score?: string
  url?: string
}

export interface Certificate {
  name: string
  /** Who gave it. */
  issuer?: string
  /** `Mon-YYYY` or `YYYY`. */
  date?: string
  /** Where it can be verified. */
  url?: string
}

export interface Language {
  /** Its name, for example `Urdu`. */
  language: string
  /** How well, for example `Native speaker`. */
  fluency?: string
}

export interface Skill {
  icon: IconName
  name: string
  /** The brand's colour, `#rrggbb`. */
  color: string
}

export interface FaqItem {
  /** Stands in the address: `/about#faq-<id>`. */
  id: string
  question: string
  answer: string
}

/** Its screen is `src/pages/<name>.tsx`, by the name that it has in `pages.ts`. */
export interface Page {
  path: string
  /** How the bar at the top calls it; without a word it is not there. */
  navigation?: string
  /** The window's title and the result's headline in a search. */
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
}
