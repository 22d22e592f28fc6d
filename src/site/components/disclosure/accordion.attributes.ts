/** Ids and ARIA attributes of the accordion, after the WAI-ARIA APG's pattern. */

const PREFIX = 'faq-'

/** The id of an item's row, at which a hash can point. */
export const rowId = (id: string) => PREFIX + id

/** The item whose row has an id; undefined of any other element. */
export const itemAt = (anchor: string) =>
  anchor.startsWith(PREFIX) ? anchor.slice(PREFIX.length) : undefined

/** The id of the element with an item's answer. */
export const panelId = (id: string) => `${rowId(id)}-panel`

const buttonId = (id: string) => `${rowId(id)}-button`

/** Of an item's question, a button. */
export const buttonAttributes = (id: string, isOpen: boolean) => ({
  id: buttonId(id),
  'aria-expanded': isOpen,
  'aria-controls': panelId(id),
})

/** Of an item's answer: a region that takes the focus if it is to be scrolled by keyboard. */
export const panelAttributes = (id: string, scrolls: boolean) => ({
  id: panelId(id),
  ...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': buttonId(id) }),
})
