export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export type Scheme = 'dark' | 'light'

/** What each theme is like, of the two that a system may ask for. Pictures and transitions follow this. */
export const SCHEMES: Record<Theme, Scheme> = { dark: 'dark', light: 'light' }
