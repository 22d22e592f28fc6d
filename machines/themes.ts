/** What each theme is like, of the two that a system may ask for. Pictures and transitions follow this. */
export const SCHEMES = { dark: 'dark', light: 'light' } as const
export type Theme = keyof typeof SCHEMES
export type Scheme = (typeof SCHEMES)[Theme]
export const THEMES = Object.keys(SCHEMES) as Theme[]
