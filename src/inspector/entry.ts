import { tellWait } from '#lib/press-waits'

/** Loads the inspector and calls one of its entry points; a query overrides that of the page. */
const loadCode = async (entry: 'start' | 'toggle', search?: string) => {
  // Without the condition the build would write the chunk also for a site without an inspector.
  if (!import.meta.env.INSPECTOR) return
  // Awaited: Vite takes a `then` for a part of the import, and its own failures miss it.
  const inspector = await import('./start')
  void inspector[entry](search)
}

/** Without a connection it is there only if it has been looked at before: the bar says so. */
const load = (entry: 'start' | 'toggle', search?: string) =>
  tellWait({ code: loadCode(entry, search), href: search ?? '?inspect' })

/** The target may be the window, which is in nothing. */
const within = ({ target }: Event, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector)

/** A link that offers a look at a machine; with a modifier key it is the browser's. */
const onClick = (event: MouseEvent) => {
  const link = within(event, `[href^='?inspect']`)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  load('start', link.search)
}

/** No other control: with speech input, a key alone would be pressed by accident (WCAG 2.1.4). */
const WITHOUT_KEYS = 'body,[tabindex="-1"],footer [href="?inspect"]'

/** `?` on the page itself or on the link that does the same, or Ctrl+Shift+X. */
const onKeyDown = (event: KeyboardEvent) => {
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? event.shiftKey && /^x$/i.test(event.key)
      : event.key === '?' && within(event, WITHOUT_KEYS) === event.target
  if (!isShortcut) return
  event.preventDefault()
  load('toggle')
}

/** All that each visitor carries of the inspector: a link, a key or the address asks for it. */
export const offerInspection = () => {
  // In the capture phase, before React, which holds back clicks on what is not hydrated yet.
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  try {
    // The last: it was open before a reload. Storage may be blocked.
    if (/[?&]inspect\b/.test(location.href) || sessionStorage['inspect']) load('start')
  } catch {}
  // From a task of its own: the console records the stack, for which V8 would parse all code again.
  setTimeout(console.info, 0, '? to inspect')
}
