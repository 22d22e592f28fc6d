/** Mutants that no test can tell from their machine, by file and name, and why. */
export const equivalents: Record<string, Record<string, string>> = {
  'machines/inspector/chart-place.ts': {
    'offset: length + 2 * MARGIN <= room swapped for <':
      'Content that fits exactly begins at the margin, centred or not.',
  },
}
