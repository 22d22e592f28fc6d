/** The clock of the inspector's own actors: a page that is frozen stops the default one. */
export const ownClock = {
  setTimeout: (fire: () => void, delay: number) => setTimeout(fire, delay),
  clearTimeout: (id: number) => clearTimeout(id),
}
