import { pages } from 'virtual:content/pages'
import { writeAddress } from '#lib/write-address.ts'

import { isMachinePath } from '#devtools/index.ts'
import { FOLDER, hrefOf } from '#lib/base-path.ts'
import { createPageFinder } from './find-page.ts'
import { pathAt, sentPage } from './routes.ts'

/** The path of a page about machines: only the server knows whether it is there. */
const machinePageAt = createPageFinder(FOLDER, [], isMachinePath)

/**
 * Whether this is a page of ours at an address that is not: in an archive, or at a host that shows
 * it in another folder. Its links are as that host has written them, and its address is not ours to
 * write.
 */
export const isCopy = () => {
  const sent = sentPage()
  const isPage = sent !== undefined && sent !== pages.notFound.path
  return isPage && pathAt(location.pathname) === undefined
}

/**
 * The path of the page to show first: the page that was sent, whatever its address looks like. If
 * the address is that page's, but written otherwise, it is corrected.
 *
 * @returns undefined if the page is at another address, which is then loaded: the server did not
 * know this one
 */
export const firstPage = () => {
  const path = pathAt(location.pathname) ?? machinePageAt(location.pathname)
  const sent = sentPage() ?? path ?? pages.notFound.path
  if (path === undefined) return sent
  const { pathname, search, hash } = location
  const right = hrefOf(path) + search + hash
  const isRight = new URL(right, location.origin).pathname === pathname
  if (isRight) return sent
  if (path === sent) writeAddress(right)
  if (sent !== pages.notFound.path) return sent
  location.replace(right)
  return undefined
}
