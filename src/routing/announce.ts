import { hrefOf } from './base-path.ts'
import { type PageWords, titleOf } from './page-title.ts'

/** Sets title, description and focus for what was just drawn. */
export const announce = (page: PageWords) => {
  document.title = titleOf(page)
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/** Share menus read the canonical address of a page; crawlers load each page afresh. */
export const setCanonical = (path: string) => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(hrefOf(path), canonical.href).href
}
