import { hrefOf } from '#lib/base-path.ts'
import { type PageWords, pageTitle } from './page-title.ts'

/** Sets title, description and focus for the page that was just drawn. */
export const announce = (page: PageWords) => {
  document.title = pageTitle(page)
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/**
 * Updates the head after a change of pages: it describes the page that was sent, not the next one.
 * Share menus read the canonical address; crawlers, which read the rest, load each page afresh.
 */
export const updateHead = (path: string) => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(hrefOf(path), canonical.href).href
  for (const ofSent of document.querySelectorAll('link[rel=alternate], script[type$=json]'))
    ofSent.remove()
}
