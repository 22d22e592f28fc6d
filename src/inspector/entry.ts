import { RECORDING_HASH } from './entry-hash'

/** Loads the inspector and calls one of its entry points; `shown` overrides `?inspect=`. */
const load = (entry: 'start' | 'toggle', shown?: string) =>
  // Without the condition the build would write the chunk also for a site without an inspector.
  import.meta.env.INSPECTOR && void import('./start').then((inspector) => inspector[entry](shown))

const within = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest<HTMLElement>(selector)

/** A link that offers a look at a machine; with a modifier key it is the browser's. */
const onClick = (event: MouseEvent) => {
  const link =
    !event.ctrlKey && !event.metaKey && !event.shiftKey && within(event, '[data-inspect]')
  if (!link) return
  event.preventDefault()
  load('start', link.dataset['inspect'])
}

/** `?` outside of fields, or Ctrl+Shift+X. */
const onKeyDown = (event: KeyboardEvent) => {
  const { key } = event
  const isShortcut =
    event.ctrlKey || event.metaKey
      ? event.shiftKey && /^x$/i.test(key)
      : key === '?' && !within(event, 'input,textarea,select,[contenteditable]')
  if (!isShortcut) return
  event.preventDefault()
  load('toggle')
}

/** All that each visitor carries of the inspector: a link, a key or the address asks for it. */
export const offerInspection = () => {
  // In the capture phase, before React, which holds back clicks on what is not hydrated yet.
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  const { search, hash } = location
  if (/[?&]inspect\b/.test(search) || hash.startsWith(RECORDING_HASH)) load('start')
}
