import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { makeIcons } from '../../../src/build/icons/icons.ts'
import { shrinkPath } from '../../../src/build/icons/shrink-path.ts'
import { uiIcons } from '../../../src/build/icons/ui-icons.ts'
import { fetchAll, ownContext } from '../contexts.ts'

vi.setConfig({ testTimeout: 60_000 })

const spriteText = async () => {
  const context = ownContext()
  const { sprite: url, linkIcons } = await makeIcons(context)
  return { url, linkIcons, text: String((await fetchAll(context, [url]))[0]) }
}

test('the sprite has a symbol for every icon that is named', async () => {
  const { skills } = await ownContext().content()
  const { url, text, linkIcons } = await spriteText()
  expect(url).toMatch(/^\/assets\/icons-[\da-f]{8}\.svg$/)
  const named = [...uiIcons, ...skills.map(({ icon }) => icon), ...Object.values(linkIcons)]
  for (const name of named)
    expect(text).toMatch(new RegExp(`<symbol id="${name}" viewBox="[\\d. ]+">`))
  expect(text.match(/<symbol/g)).toHaveLength(new Set(named).size + 1) // the contact's code
  expect(text).not.toContain('style=')
})

test('the sprite is well-formed, and each icon leaves a mark', async () => {
  const { text } = await spriteText()
  const symbols = text.slice(text.indexOf('<symbol'), -'</svg>'.length)
  const opacities = await Promise.all(
    Array.from(text.matchAll(/<symbol id="([\w-]+)"/g), async ([, id]) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbols}<use href="#${id}"/></svg>`
      const { channels } = await sharp(Buffer.from(drawn)).stats()
      return { id, opacity: channels[3]!.mean }
    }),
  )
  expect(opacities.filter(({ opacity }) => opacity < 10)).toEqual([])
})

const plain = (path: string) => path.replaceAll(/\s*([a-zA-Z,-])\s*/g, '$1').replaceAll(/ \./g, '.')

test.each([
  ['M1.04 2.06l.04.04.04.04z', 'M1 2.1l.1 0 0 0z', 'what rounding took is given back'],
  ['M0 0a1.26 1 0 01.5.5', 'M0 0a1.3 1 0 0 1 .5 .5', 'flags may touch what follows'],
  ['m1 1 2 2h-.04v3.26H.12z', 'm1 1l2 2h0v3.3H.1z', 'pairs after a move are lines'],
  [
    'M5 5C1 2 3 4 5.54 6.66s.04-1 .53-2',
    'M5 5C1 2 3 4 5.5 6.7s.1-1 .6-2',
    'curves end where they ended',
  ],
])('%s is shrunk: %s (%s)', (path, expected) => {
  expect(plain(shrinkPath(path, 1))).toBe(plain(expected))
})

test('what is no path is refused', () => {
  expect(() => shrinkPath('M1 2 L three 4', 1)).toThrow('No path')
})
