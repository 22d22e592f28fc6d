import { type PageWords, titleOf } from './page-title.ts'

/** Sets title, description, canonical address and focus for what was just drawn. */
export const announce = (page: PageWords) => {
  document.title = titleOf(page)
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description)
  // Share menus read the canonical address; crawlers load each page afresh.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
