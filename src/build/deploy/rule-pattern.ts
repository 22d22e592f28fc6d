/** A text as a regular expression that means just this text. */
export const escapePattern = (text: string) =>
  text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The addresses that a header rule is for, as a regular expression. */
export const patternOf = (path: string) => `^${escapePattern(path).replaceAll('*', '.*')}$`
