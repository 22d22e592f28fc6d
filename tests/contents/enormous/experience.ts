import type { Experience } from '#content/types'

export const experience: Experience[] = Array.from({ length: 20 }, (_, index) => ({
  companyName: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${index + 1}`,
  position: `Deputy head of department ${index + 1}`,
  aboutPosition: 'Whatever had to be done was done, and written down afterwards. '.repeat(4),
  startDate: `Jan-${2024 - index}`,
  endDate: index ? `Dec-${2024 - index}` : 'Present',
  ...(index % 2 && {
    highlights: Array.from({ length: 8 }, (__, at) => `Point ${at + 1} of what was reached there.`),
  }),
}))
