/** The sign between the parts of a stack: if there is a semicolon, commas belong to the parts. */
export const markOf = (techStack: string) => (techStack.includes(';') ? ';' : ',')

/** `React, Laravel` → `['React', 'Laravel']`, each once. */
export const chipsOf = (techStack = '') => {
  const chips = techStack.split(markOf(techStack)).map((chip) => chip.trim())
  return [...new Set(chips)].filter(Boolean)
}
