/** A page names what counts visits, and its preview the headers of its host: what the tests' own site lacks. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { contentSecurityPolicy, fillTemplate } from '#build/site/page.ts'
import { startPreview } from '../start-preview.ts'
import { temporaryFolder } from './contexts.ts'

const template = '<html lang="en"><head><!--head--></head><body><!--app--></body></html>'
const rest = { css: undefined, analytics: undefined, status: 200 } as const
const page = { html: '', head: '', module: '', lang: 'en', path: '/about', ...rest }

test('a page says which it is, its language, and that it runs from right to left', () => {
  expect(fillTemplate(template, '', { ...page, lang: 'ur' })).toMatch(
    '<html lang="ur" dir="rtl" data-page="/about">',
  )
  expect(fillTemplate(template, '', { ...page, lang: 'vi' })).toMatch(
    '<html lang="vi" data-page="/about">',
  )
})

test('what counts visits is loaded and allowed where its owner says so, and nowhere else', () => {
  const script = 'https://stats.okafor.test/count.js?a=1&b'
  const analytics = { script, attributes: { 'data-domain': 'okafor.test' } }
  const policy = contentSecurityPolicy({ script: '', style: '', analytics })
  expect(policy).toMatch(/script-src 'self' https:\/\/stats\.okafor\.test 'sha256-/)
  expect(policy).toContain("connect-src 'self' https://stats.okafor.test;")
  expect(policy).not.toContain('unsafe-inline')
  const html = fillTemplate(template, '', { ...page, analytics }, { policy })
  expect(html).toContain(
    '<script defer src="https://stats.okafor.test/count.js?a=1&amp;b" data-domain="okafor.test"></script>',
  )
  // In development nothing is counted.
  expect(fillTemplate(template, '', { ...page, analytics })).not.toContain('okafor')
})

test('what counts visits may send to another host if its owner says so, which runs no script', () => {
  const script = 'https://cdn.count.test/count.js'
  const policyFor = (sendsTo: string) =>
    contentSecurityPolicy({ script: '', style: '', analytics: { script, sendsTo } })
  const policy = policyFor('https://api.count.test/v1/send')
  expect(policy).toContain("connect-src 'self' https://cdn.count.test https://api.count.test;")
  expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.count\.test 'sha256-/)
  expect(policyFor(script)).toContain("connect-src 'self' https://cdn.count.test;")
})

test('the preview sends headers that were written on Windows', async () => {
  const dist = await temporaryFolder()
  await writeFile(join(dist, '_headers'), '/*\r\n  X-Frame-Options: DENY\r\n\r\n/a\r\n  X-A: 1\r\n')
  await writeFile(join(dist, 'about.html'), 'About')
  const server = await startPreview(dist, { outDir: dist })
  onTestFinished(server.close)
  const { headers } = await fetch(new URL('about', server.url))
  expect([headers.get('x-frame-options'), headers.get('x-a')]).toEqual(['DENY', null])
})

test('the preview keeps a file under its own name, and asks again for one that is missing', async () => {
  const dist = await temporaryFolder()
  await mkdir(join(dist, 'assets'))
  const files = { 'assets/a-12345678.js': '', '404.html': 'Not found' }
  const written = { ...files, _headers: readFileSync('public/_headers', 'utf8') }
  for (const [file, text] of Object.entries(written)) await writeFile(join(dist, file), text)
  const server = await startPreview(dist, { outDir: dist })
  onTestFinished(server.close)
  const cacheOf = async (file: string) => {
    const { status, headers } = await fetch(new URL(`assets/${file}`, server.url))
    return [status, headers.get('cache-control')]
  }
  expect(await cacheOf('a-12345678.js')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await cacheOf('b-12345678.js')).toEqual([404, 'no-cache'])
})
