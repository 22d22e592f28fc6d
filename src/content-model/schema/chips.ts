/** What stands between the parts of a stack: with a semicolon in it, its commas are parts of words. */
export const markOf = (techStack: string) => (techStack.includes(';') ? ';' : ',')

/** `React, Laravel` → `['React', 'Laravel']`, each once. */
export const chipsOf = (techStack = '') => {
  const chips = techStack.split(markOf(techStack)).map((chip) => chip.trim())
  return [...new Set(chips)].filter(Boolean)
}
