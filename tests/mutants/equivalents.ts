/** Mutants that no test can tell from their machine, by file and name, and why. */
export const equivalents: Record<string, Record<string, string>> = {
  'machines/carousel.machine.ts': {
    'carousel.rotation.waiting always 2: target idle changed to stopped':
      'With nothing to turn to, `stopped` leads to `idle` at once.',
    'carousel.rotation.due always 1: target stopped changed to waiting':
      'While it is held, `waiting` leads to `stopped` at once.',
  },
}
