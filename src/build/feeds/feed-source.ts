import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import type { Page } from '#content-model/schema/types.ts'

import type { ReadContent } from '#build/context/read-content.ts'
import { sectionsOf, projectsWithPage } from '#build/context/content-sections.ts'
import { fullAddress, webOrigin } from '#build/lib/site-address.ts'
import { listPage, machinePageOf } from '#devtools/machine-pages/list-page.ts'

/**
 * A content, and the address that it is published at, under Vite's base.
 *
 * @param machines those with a page, each with a sentence about it
 */
export const feedSourceFrom = (
  content: ReadContent,
  base: string,
  machines: readonly CatalogueEntry[] = [],
) => {
  /** `https://example.com`, or an empty string if the site has no address. */
  const origin = webOrigin(content.site.address)
  /** The full address of a page or file; without an origin, relative to the site's folder. */
  const at = (path: string) =>
    origin ? fullAddress(origin, base, path) : encodeURI(`.${path.replace(/^(?!\/)/, '/')}`)
  /** The address in a file that may lie in a folder: without an origin, from the host's root. */
  const fromRoot = (path: string) => (origin ? at(path) : encodeURI(base + path.replace(/^\//, '')))
  return { content, origin, at, fromRoot, machines }
}

export type FeedSource = ReturnType<typeof feedSourceFrom>

/** The pages to list: without the 404 page and without an empty projects page. */
export const pagesOf = (content: ReadContent): Page[] => {
  const { notFound, projects } = content.pages
  const absent: Page[] = sectionsOf(content).projects ? [notFound] : [notFound, projects]
  return [
    ...Object.values<Page>(content.pages).filter((page) => !absent.includes(page)),
    ...projectsWithPage(content).map(({ page }) => page),
  ]
}

/** The pages about machines: the list, and one for each. */
export const machinePagesOf = ({ machines }: FeedSource): Page[] =>
  machines.length > 0 ? [listPage, ...machines.map(machinePageOf)] : []

/**
 * The owner's place: the parts of the address that are filled in, from the street to the country.
 */
export const locationOf = ({ identity, ui }: ReadContent) => {
  const { address, postalCode, city, region, country } = identity
  const others = region?.split(', ').filter((part) => part !== city && part !== country)
  return [address, [postalCode, city].filter(Boolean).join(' '), others?.join('\n'), country]
    .flatMap((part) => (part ? part.split('\n') : []))
    .join(`${ui.comma} `)
}
