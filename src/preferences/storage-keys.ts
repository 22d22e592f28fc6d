/** Under which names the visitor's choices are kept in `localStorage`. */
export const CHOICE_KEYS = { theme: 'theme', motion: 'motion' } as const
