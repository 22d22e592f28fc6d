/** Written to by a window that looks for tabs: they hear of it, and answer. */
export const WAKE_KEY = 'inspector-wake'

/** What of the inspector is wanted, and what it is to show: what the address says, if nothing else. */
const ask = (what: 'start' | 'toggle' | 'answer', shown?: string) =>
  // Not in the function around it alone: a chunk is made of what is imported anywhere.
  import.meta.env.INSPECTOR &&
  void import('../inspector/start').then((inspector) => inspector[what](shown))

/** A press of the shortcut or of what offers a look at a machine; or a window that looks for this tab. */
const hear = (event: KeyboardEvent | MouseEvent | StorageEvent) => {
  const { target, ctrlKey, metaKey, shiftKey, key } = event as KeyboardEvent
  const within = (selector: string) =>
    target instanceof Element && target.closest<HTMLElement>(selector)
  const isWithCommand = ctrlKey || metaKey
  // Only a click has no key.
  const link = !key && !isWithCommand && !shiftKey && within('[data-inspect]')
  const isShortcut = isWithCommand
    ? shiftKey && /^x$/i.test(key)
    : key === '?' && !within('input,textarea,select,[contenteditable]')
  if (key === WAKE_KEY) ask('answer')
  if (isShortcut) ask('toggle')
  if (link) ask('start', link.dataset['inspect'])
  if (isShortcut || link) event.preventDefault()
}

/**
 * All that a visitor carries of the inspector: it is asked for by a link, a key, the address, or a
 * window that looks for this tab. True if this window is the inspector, and nothing but it.
 */
export const offerInspection = () => {
  if (!import.meta.env.INSPECTOR) return false
  const { href } = location
  // Before React, which keeps back the clicks on what it has not taken over yet.
  for (const type of ['click', 'keydown', 'storage'] as const) addEventListener(type, hear, true)
  if (/[?&]inspect\b|#recording=/.test(href)) ask('start')
  return /[?&]inspect=window\b/.test(href)
}
