/** Ids, ARIA attributes and keys of the palette, after the WAI-ARIA APG's combobox. */
import { isComposing, shortcutOf } from '#lib/shortcuts.ts'

/** The start of all ids. No heading of a case study has an id with a capital letter. */
const PREFIX = 'Palette-'

const RESULTS_ID = `${PREFIX}results`

/** The id of an option's element: each differs, since a path may differ from another in any letter. */
const optionId = (id: string) => PREFIX + encodeURIComponent(id)

/** Of the field. `activeId` is that of the active result, if there is one. */
export const fieldAttributes = (count: number, activeId: string | undefined) =>
  ({
    role: 'combobox',
    'aria-expanded': count > 0,
    'aria-controls': RESULTS_ID,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeId === undefined ? undefined : optionId(activeId),
  }) as const

/** Of the list of results. */
export const resultsAttributes = { id: RESULTS_ID, role: 'listbox' } as const

/** Of a group of results, and of its heading. */
export const groupAttributes = (group: string) => ({
  group: { role: 'group', 'aria-labelledby': PREFIX + group },
  heading: { id: PREFIX + group, role: 'presentation' },
})

/** Of a result. The field keeps the focus. */
export const optionAttributes = (id: string, isActive: boolean) => ({
  id: optionId(id),
  role: 'option',
  tabIndex: -1,
  'aria-selected': isActive,
})

const keys = {
  ArrowDown: 'option.next',
  ArrowUp: 'option.previous',
  Enter: 'option.choose',
} as const

const isKnown = (key: string): key is keyof typeof keys => key in keys

/** The event that a key of the open palette sends; undefined of a key that is not the palette's. */
export const eventOfKey = (event: KeyboardEvent) => {
  if (isComposing(event)) return undefined
  const isShortcut = shortcutOf(event) === 'Ctrl+K' && !event.repeat
  if (event.key === 'Escape' || isShortcut) return 'palette.dismiss'
  return isKnown(event.key) ? keys[event.key] : undefined
}
