import type { Page } from '#content/types'

import type { Content } from '../context/content.ts'
import { partsOf } from '../context/content-parts.ts'
import { originOf } from '../lib/address.ts'

/** The content, and where it is published. */
export interface Publication {
  content: Content
  /** `https://example.com`, or nothing while the site has no address. */
  origin: string
  /** The full address of a page or file; without an origin, the way there from the site's folder. */
  at: (path: string) => string
}

/** What feeds are written from. */
export const publicationOf = (content: Content, base: string): Publication => {
  const origin = originOf(content.site.address)
  const start = origin ? origin + base : './'
  return { content, origin, at: (path) => start + path.replace(/^\//, '') }
}

/** The pages that are for readers: neither the one for unknown addresses nor an empty one. */
export const pagesOf = (content: Content) => {
  const { notFound, projects } = content.pages
  const absent: Page[] = partsOf(content).projects ? [notFound] : [notFound, projects]
  return Object.values(content.pages).filter((page) => !absent.includes(page))
}

/** `React, Laravel` → its parts. */
export const chipsOf = (techStack: string) => techStack.split(',').map((chip) => chip.trim())
