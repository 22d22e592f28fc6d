/** What others made is named with its licence, where no visitor has to load it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { inject, test } from 'vitest'

import { families } from '../../src/publish/fonts/families.ts'
import { expect } from './expect.ts'

const read = (file: string) => readFileSync(join(inject('dist'), file), 'utf8')

test('the licences of all that is shipped can be read', () => {
  const [, ...notices] = read('licences.txt').split(/^## /m)
  const noticeOf = (name: string) => notices.find((notice) => notice.startsWith(`${name} `)) ?? ''
  for (const name of ['react', 'react-dom', 'xstate', '@xstate/react', 'workbox-core'])
    expect(noticeOf(name), name).toMatch(/\(MIT\)\n\n.*Permission is hereby granted/s)
  expect(noticeOf('gsap')).toContain('gsap.com/standard-license')
  expect(noticeOf('wouter')).toContain('(Unlicense)')
  const shipped = readdirSync(join(inject('dist'), 'assets')).join()
  for (const { folder } of families) {
    const name = folder.slice(folder.indexOf('@'))
    expect(shipped).toContain(`${name.split('/')[1]}-`)
    expect(noticeOf(name), name).toContain('SIL OPEN FONT LICENSE')
  }
  expect(noticeOf('Font Awesome 6')).toContain('CC BY 4.0')
  expect(noticeOf('Simple Icons')).toContain('CC0 1.0')
})

test('they are linked for readers, and kept from visitors', () => {
  expect(read('llms.txt')).toMatch(/\]\([^)]*\/licences\.txt\)/)
  expect(read('sw.js')).not.toContain('licences')
  expect(read('index.html')).not.toContain('licences')
})
