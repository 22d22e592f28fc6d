import { describe, expect, it } from 'vitest'

import { allowedUrl, HOSTED } from '../../src/inspector/stately/allowed-url'

describe('the address of the Stately inspector', () => {
  const own = 'https://me.example'

  it('is the hosted one unless another is asked for', () => {
    expect(allowedUrl(null, own)).toBe(HOSTED)
    expect(allowedUrl('https://stately.ai/registry', own)).toBe('https://stately.ai/registry')
    expect(allowedUrl('/receiver.html', own)).toBe('https://me.example/receiver.html')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://stately.ai/inspect',
    'https://stately.ai.evil.example/',
    'https://stately.ai@evil.example/',
    'https://user:word@stately.ai/',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://',
  ])('is never %s', (url) => {
    expect(allowedUrl(url, own)).toBeNull()
  })
})
