/** What goes against the policy is heard: that no page does, each test of pages expects. */
import { expect } from './expect.ts'
import { test } from './site.ts'

test('what goes against the policy is heard', async ({ visit }) => {
  const { page, said } = await visit('/404')
  expect(said).toEqual([])
  const offences: [string, () => unknown][] = [
    ['style-src', () => document.body.setAttribute('style', 'color: red')],
    ['img-src', () => (new Image().src = 'https://example.com/x.png')],
    ['img-src', () => (new Image().src = 'data:image/png;base64,AA')],
    ['connect-src', () => fetch('https://example.com/')],
    ['require-trusted-types-for', () => (document.body.innerHTML = '<b>')],
    ['require-trusted-types-for', () => new Worker('/x.js')],
    ['trusted-types', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('x', {})],
  ]
  for (const [directive, offend] of offences) {
    const before = said.length
    await page.evaluate(offend).catch(() => {})
    const heard = () => said.slice(before).join('\n')
    await expect.poll(heard).toMatch(new RegExp(`^error: policy: ${directive}`, 'm'))
  }
})
