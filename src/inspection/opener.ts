/** Written to by a window that looks for tabs: they hear of it, and answer. */
export const WAKE_KEY = 'inspector-wake'
/** What a link to a recording begins with. */
export const RECORDING_HASH = '#recording='

const load = () => import('../inspector/start')

const start = (asked: string) => void load().then((inspector) => inspector.start(asked))

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey ? shiftKey && key.toLowerCase() === 'x' : key === '?' && !isTyping(target)

/**
 * All that a visitor carries of the inspector: it is asked for by a link, a key, the address, or a
 * window that looks for this tab. True if this window is the inspector, and nothing but it.
 */
export const offerInspection = () => {
  const { search, hash } = location
  const wish = new URLSearchParams(search).get('inspect')

  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void load().then((inspector) => inspector.toggle())
  })
  // Before React, which keeps back the clicks on what it has not taken over yet.
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      const link = target instanceof Element && target.closest<HTMLElement>('[data-inspect]')
      if (!link || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      start(link.dataset['inspect'] ?? '')
    },
    true,
  )
  addEventListener('storage', ({ key }) => {
    if (key === WAKE_KEY) void load().then((inspector) => inspector.answer())
  })
  if (wish !== null || hash.startsWith(RECORDING_HASH)) start(wish ?? '')
  return wish === 'window'
}
