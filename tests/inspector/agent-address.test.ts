/** An agent may ask for a page by its path in the site, or by its whole address: both lead to one page. */
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each(['/about#faq', '/a/b/about#faq', 'https://site.example/a/b/about#faq', '../about#faq'])(
  '%s is a page of the site in a folder',
  async (asked) => {
    vi.stubEnv('BASE_URL', '/a/b/')
    vi.stubGlobal('location', new URL('https://site.example/a/b/projects/one'))
    vi.resetModules()
    const { askedAddress } = await import('#devtools/agent/pages.ts')
    expect(askedAddress(asked).href).toBe('https://site.example/a/b/about#faq')
  },
)
