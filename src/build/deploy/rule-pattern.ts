/** Escapes a text for a regular expression. */
export const escapePattern = (text: string) =>
  text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The regular expression for a rule's path. */
export const patternOf = (path: string) =>
  `^${escapePattern(path).replaceAll('*', '.*').replaceAll(':file', '[^/]+')}$`
