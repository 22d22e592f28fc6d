/** `React, Laravel` → `['React', 'Laravel']`, each once. */
export const chipsOf = (techStack = '') => [
  ...new Set(techStack.split(',').flatMap((chip) => (chip.trim() ? [chip.trim()] : []))),
]
