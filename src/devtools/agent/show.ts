import { agents } from 'virtual:words/agents'
import { ui } from 'virtual:words/ui'

import { say } from './say.ts'

/** How long a control is outlined that an agent points at. */
const SHOWN_MS = 8000

/** Outlines a control without a style sheet: no policy can forbid a style that a script sets. */
const outline = (control: HTMLElement) => {
  const { outline: before, outlineOffset } = control.style
  Object.assign(control.style, { outline: '3px solid currentcolor', outlineOffset: '4px' })
  const restore = () => Object.assign(control.style, { outline: before, outlineOffset })
  const timeout = setTimeout(restore, SHOWN_MS)
  control.addEventListener('blur', () => (clearTimeout(timeout), restore()), { once: true })
}

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** The link on this page that leads to an address, if it is visible. */
const linkTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.href === address && isShown(link),
  )

/** Shows the visitor the link to an address, which only they may follow; whether there is one. */
export const showLink = (address: string) => {
  const link = linkTo(address)
  if (!link) return false
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  link.focus({ preventScroll: true })
  outline(link)
  say(`${agents.shows}${ui.colon} ${link.textContent || link.title || link.href}`)
  return true
}
