import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { headerRules, headersFor } from '../../../src/build/deploy/headers.ts'
import { vercelConfig, writeVercelOutput } from '../../../src/build/deploy/vercel.ts'

const published = (base: string) => {
  const routes = ['/', '/about']
  const files = ['contact.vcf', 'index.html']
  return {
    rules: headerRules({
      hashes: { script: 'sha256-abc=', styles: ['sha256-def='] },
      pages: routes,
      files,
      base,
    }),
    routes,
    base,
  }
}

interface Route {
  src?: string
  handle?: string
  status?: number
  dest?: string
  headers?: Record<string, string>
  continue?: boolean
}

/** Walks the routes as Vercel does: headers add up until one answers; `hit` if there is a file. */
const answer = (routes: Route[], path: string, isThere: boolean) => {
  const headers: Record<string, string> = {}
  let phase = 'start'
  for (const { src, handle, status, dest, headers: more, continue: goesOn } of routes) {
    if (handle) phase = handle
    const isAsked = phase === 'start' || phase === (isThere ? 'hit' : 'error')
    const match = src && isAsked ? new RegExp(src).exec(path) : null
    if (!match) continue
    for (const [name, value] of Object.entries(more ?? {}))
      headers[name] = value.replace('$1', match[1] ?? '')
    if (!goesOn) return { status, dest, headers }
  }
  return { status: isThere ? 200 : 404, headers }
}

test.each(['/', '/portfolio/'])('Vercel’s routes under %s say what the rules say', (base) => {
  const { rules, ...rest } = published(base)
  const { routes, overrides, version } = vercelConfig({ rules, ...rest })
  expect(version).toBe(3)
  for (const path of [base, `${base}about`, `${base}sw.js`, `${base}assets/index-1.js`])
    expect(answer(routes, path, true)).toEqual({ status: 200, headers: headersFor(rules, path) })
  const gone = answer(routes, `${base}assets/gone.js`, false)
  expect([gone.status, gone.dest]).toEqual([404, `${base}404.html`])
  expect(gone.headers).toEqual(headersFor(rules, `${base}nowhere`))
  const slashed = answer(routes, `${base}about/`, true)
  expect([slashed.status, slashed.headers['Location']]).toEqual([308, `${base}about`])
  for (const path of [`${base}404`, `${base}404.html`])
    expect(answer(routes, path, true).status).toBe(404)
  const folder = base.slice(1)
  expect(overrides).toEqual({
    [`${folder}index.html`]: { path: folder },
    [`${folder}about.html`]: { path: `${folder}about` },
    [`${folder}contact.vcf`]: { contentType: 'text/vcard;charset=utf-8' },
  })
})

test('the build is laid out as Vercel takes it, what was there before is gone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vercel-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'dist'))
  await mkdir(join(root, '.vercel/output/static'), { recursive: true })
  await writeFile(join(root, '.vercel/output/static/old.html'), 'old')
  await writeFile(join(root, 'dist/about.html'), 'about')
  await writeVercelOutput(root, join(root, 'dist'), published('/portfolio/'))
  const output = join(root, '.vercel/output')
  expect(await readFile(join(output, 'static/portfolio/about.html'), 'utf8')).toBe('about')
  await expect(readFile(join(output, 'static/old.html'))).rejects.toThrow('ENOENT')
  const config: unknown = JSON.parse(await readFile(join(output, 'config.json'), 'utf8'))
  expect(config).toEqual(vercelConfig(published('/portfolio/')))
})
