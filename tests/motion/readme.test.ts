/** The table of movements in the README. */
import { expect, it } from 'vitest'

import readme from '#site/motion/README.md?raw'

const sources = import.meta.glob<string>('../../src/**/*.motion.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('lists each movement with its file', () => {
  const movements = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/^export const (\w+) = \(/gm)].map(([, name]) => ({ file, name })),
  )
  expect(movements.length).toBeGreaterThan(10)
  const missing = movements.filter(({ file, name }) => {
    const path = file.replace(/^.*\/src\/(?:site\/(?:components\/)?)?/, '')
    const row = readme
      .split('\n')
      .find((line) => line.includes(`\`${name}\``) && line.includes(path))
    return row === undefined
  })
  expect(missing).toEqual([])
})
