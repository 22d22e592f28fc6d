/** Keys of the visitor's choices in `localStorage`. */
export const CHOICE_KEYS = { theme: 'theme', motion: 'motion', keys: 'keys' } as const
