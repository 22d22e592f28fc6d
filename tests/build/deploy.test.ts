/** Headers keep the policy on documents, in the form that each host reads. */
import { expect, test } from 'vitest'

import { readHeadersFile, writeHeadersFile } from '../../src/build/deploy/headers-file.ts'
import { headerRules, headersFor } from '../../src/build/deploy/headers.ts'

const rules = headerRules({
  hashes: { script: 'sha256-abc=', styles: ['sha256-def=', 'sha256-ghi='] },
  pages: ['/', '/about'],
})

test('pages have a policy that knows inline elements by their hashes, and are asked for again', () => {
  expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules)
  for (const path of ['/', '/about', '/nowhere']) {
    const { 'Content-Security-Policy': policy = '', ...others } = headersFor(rules, path)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toContain("script-src 'self' 'sha256-abc=';")
    expect(policy).toContain("style-src 'self' 'sha256-def=' 'sha256-ghi=';")
    expect(policy).not.toMatch(/unsafe|data:/)
    expect(others).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' })
  }
  expect(headersFor(rules, '/about')['Cache-Control']).toBe('no-cache')
  expect(headersFor(rules, '/assets/index-1.js')['Cache-Control']).toContain('immutable')
})
