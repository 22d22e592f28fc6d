import { expect, test } from 'vitest'

import { withoutScripts } from './bench/lib/serve.ts'
import { inDigits, markdownOf } from './bench/markdown.ts'

const page = (...head: string[]) => `<!doctype html><head>${head.join('\n')}</head><p>Hello</p>`

test('a still twin is the page without its scripts and what loads them', () => {
  const style = '<link rel="stylesheet" href="/a.css">'
  const font = '<link rel="preload" as="font" href="/a.woff2">'
  const data = '<script type="application/ld+json">{"name":"A"}</script>'
  const scripts = [
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="preload" as="script" href="/b.js">',
    '<script>document.title = "$&"</script>',
    '<script type="module" src="/a.js"></script>',
  ]
  const twin = withoutScripts(page(style, ...scripts, font, data))
  expect(twin.replaceAll(/\n+/g, '\n')).toBe(page(style, font, data))
})

test('a row of the table has what was measured, the target and the best seen elsewhere', () => {
  const values = { fcp: { '/': 0.7949, '/about': 0.8 }, idleThrottled: { '': 475.4 } }
  const table = markdownOf({ date: '2026-11-21', machine: '2 × CPU', values })
  expect(table).toContain(
    '| First Contentful Paint, s | / 0.79 · /about 0.8 | ≤ 0.8 | 0.76 (leerob/site) |',
  )
  expect(table).toContain('4x, ms | 475 | ≤ 300 |')
})

test.each([
  [0.004, '0'],
  [1.3649, '1.36'],
  [45.83, '45.8'],
  [312.4, '312'],
])('%d is written as %s', (value, text) => expect(inDigits(value)).toBe(text))
