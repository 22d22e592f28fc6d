import { expect, test } from 'vitest'

import { readHeadersFile, writeHeadersFile } from '../../../src/build/deploy/headers-file.ts'
import { headerRules, headersFor } from '../../../src/build/deploy/headers.ts'

const rules = headerRules({
  hashes: { script: 'sha256-abc=', styles: ['sha256-def=', 'sha256-ghi='] },
  pages: ['/', '/about', '/machines/menu'],
  files: ['humans.txt', 'index.html'],
  workers: ['/assets/scene.worker-1.js'],
})

test('the policy starts from nothing and knows inline elements by their hashes', () => {
  const policy = headersFor(rules, '/about')['Content-Security-Policy']
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("script-src 'self' 'sha256-abc=';")
  expect(policy).toContain("style-src 'self' 'sha256-def=' 'sha256-ghi=';")
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('data:')
})

test('documents and workers have a policy, what they load is sent without', () => {
  const documents = ['/', '/about', '/about.html', '/nowhere', '/machines/menu', '/sw.js']
  for (const path of [...documents, '/assets/scene.worker-1.js'])
    expect(headersFor(rules, path)).toHaveProperty('Content-Security-Policy')
  for (const path of ['/assets/index-1.js', '/assets/portrait-1.avif']) {
    expect(headersFor(rules, path)).not.toHaveProperty('Content-Security-Policy')
    expect(headersFor(rules, path)).toMatchObject({ 'X-Content-Type-Options': 'nosniff' })
    expect(JSON.stringify(headersFor(rules, path)).length).toBeLessThan(250)
  }
})

test('a page for an unknown address, however deep, is framed by nobody', () => {
  expect(headersFor(rules, '/a/b/c')).toHaveProperty('X-Frame-Options', 'DENY')
})

test('hashed files are kept for ever, pages are asked for again', () => {
  expect(headersFor(rules, '/assets/index-1.js')['Cache-Control']).toContain('immutable')
  expect(headersFor(rules, '/about')['Cache-Control']).toBe('no-cache')
  expect(headersFor(rules, '/')['Cache-Control']).toBe('no-cache')
})

test('no address gets one header from two rules', () => {
  for (const path of [
    '/',
    '/about',
    '/nowhere',
    '/assets/index-1.js',
    '/assets/scene.worker-1.js',
  ]) {
    const separate = rules.flatMap((rule) => Object.keys(headersFor([rule], path)))
    expect(Object.keys(headersFor(rules, path))).toHaveLength(separate.length)
  }
})

test('the file says what the rules say', () => {
  expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules)
})
