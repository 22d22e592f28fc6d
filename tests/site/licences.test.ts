/** What others made is named with its licence, where no visitor has to load it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { inject } from 'vitest'

import { fonts } from '#build/fonts/site-fonts.ts'
import { expect } from './expect.ts'
import { readBuilt as read, test } from './site.ts'

test('licences.txt has the licences of all that is shipped, and no page loads it', () => {
  const [, ...notices] = read('licences.txt').split(/^## /m)
  const noticeOf = (name: string) => notices.find((notice) => notice.startsWith(`${name} `)) ?? ''
  for (const name of ['react', 'react-dom', 'xstate', '@xstate/react', 'workbox-core'])
    expect(noticeOf(name), name).toMatch(/\(MIT\)\n\n.*Permission is hereby granted/s)
  for (const { family } of Object.values(fonts)) {
    const name = `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`
    expect(noticeOf(name)).toContain('SIL OPEN FONT LICENSE')
  }
  expect(noticeOf('gsap')).toContain('gsap.com/standard-license')
  const scripts = readdirSync(join(inject('dist'), 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`assets/${file}`))
  // MIT's text is in this file, GSAP's notice has to stay where it is.
  expect(scripts.filter((text) => text.includes('MIT license'))).toEqual([])
  expect(scripts.filter((text) => text.includes('gsap.com/standard-license'))).toHaveLength(1)
  expect(noticeOf('wouter')).toContain('(Unlicense)')
  expect(noticeOf('Font Awesome 6')).toContain('CC BY 4.0')
  expect(noticeOf('Simple Icons')).toContain('CC0 1.0')
  expect(read('llms.txt')).toMatch(/\]\([^)]*\/licences\.txt\)/)
  expect(read('sw.js') + read('index.html')).not.toContain('licences')
})
