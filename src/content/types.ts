import type * as fontAwesome from 'react-icons/fa6'
import type * as simpleIcons from 'react-icons/si'

import type { SceneName } from '#scenes/index'

/** A name exported by `react-icons/si` (brands) or `react-icons/fa6` (the rest). */
export type IconName = keyof typeof simpleIcons | keyof typeof fontAwesome

/** Whose colours a project wears; the colours themselves are in `uno.config.ts`. */
export type Hue = 'amber' | 'violet' | 'mint' | 'red' | 'sea' | 'rose'

/** A scene drawn by code (`scene:earth`), or a file in `src/content/images` (`shop.png`). */
export type Image =
  | `scene:${SceneName}`
  | `${string}.${'png' | 'jpg' | 'jpeg' | 'webp' | 'avif' | 'svg'}`

export interface Site {
  /**
   * The public address, for example `https://you.github.io/portfolio/`. Its path is where the site
   * expects to stand. While it is empty, previews and feeds name addresses without a host.
   */
  address: string
  /** Whether a visitor who comes back offline gets the site. Off, visitors' copies are deleted. */
  offline: boolean
}

export interface Identity {
  name: string
  /** The job title, as a recruiter would search for it. */
  label: string
  email: string
  city: string
  country: string
  /** A file in `src/content/images`; any size, cropped at build. */
  portrait: string
  links: Link[]
}

interface Link {
  /** The network's own name, for example `GitHub`. */
  network: string
  url: string
  icon: IconName
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
  hue: Hue
  /** The running demo. */
  link: string
  /** The source code. */
  repo: string
}

export interface Experience {
  companyName: string
  position: string
  aboutPosition: string
  /** `Mon-YYYY`, for example `Jul-2025`. */
  startDate: string
  /** `Mon-YYYY`, or `Present` for what goes on. */
  endDate: string
  side: 'left' | 'right'
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

export interface Page {
  path: string
  /** The window's title and the result's headline in a search. */
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
}
