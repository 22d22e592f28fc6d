import sharp from 'sharp'
import { expect, test } from 'vitest'

import { makeIcons } from '../../../src/build/icons/icons.ts'
import { shrinkIcon } from '../../../src/build/icons/shrink-icon.ts'
import { uiIcons } from '../../../src/build/icons/ui-icons.ts'
import { fetchAll, ownContext } from '../contexts.ts'

const spriteTexts = async () => {
  const context = ownContext()
  const { sprite, skillSprite, linkIcons } = await makeIcons(context)
  const texts = (await fetchAll(context, [sprite, skillSprite])).map(String)
  return { urls: [sprite, skillSprite], linkIcons, texts }
}

const symbolsOf = (text = '') => Array.from(text.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id)

test('one sprite has the icons of every page, the other those of the skills', async () => {
  const { skills } = await ownContext().content()
  const { urls, texts, linkIcons } = await spriteTexts()
  expect(urls[0]).toMatch(/^\/assets\/icons-[\da-f]{8}\.svg$/)
  expect(urls[1]).toMatch(/^\/assets\/skills-[\da-f]{8}\.svg$/)
  const everywhere = new Set([...uiIcons, ...Object.values(linkIcons)])
  expect(symbolsOf(texts[0])).toEqual([...[...everywhere].toSorted(), 'contact-code'])
  const ofSkills = new Set(skills.map(({ icon }) => icon))
  expect(symbolsOf(texts[1])).toEqual([...ofSkills].toSorted())
  for (const text of texts) {
    expect(text.match(/viewBox="[\d. ]+">/g)).toHaveLength(symbolsOf(text).length)
    expect(text).not.toContain('style=')
  }
})

test.for([0, 1])('sprite %d is well-formed, and each icon leaves a mark', async (index) => {
  const text = (await spriteTexts()).texts[index] ?? ''
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

const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24"><path d="${path}"/></svg>`

test('a simple icon keeps one digit at most', async () => {
  const shrunk = await shrinkIcon(icon('M2.04 3.0612L20.1234 4.0678 12.0411 21.9876z'))
  expect(shrunk).toContain(' d="m2 3 18.1 1-8 18z"')
})

test('a fine drawing keeps the digits that it needs', async () => {
  const lines = Array.from(
    { length: 110 },
    (_, row) => `M2 ${(2 + row * 0.17).toFixed(2)}h20v.06H2z`,
  )
  expect(await shrinkIcon(icon(lines.join('')))).toMatch(/v\.06/)
})

test('a drawing of more detail than its size can show is traced, in its place', async () => {
  const teeth = Array.from({ length: 2000 }, (_, tooth) => {
    const angle = (tooth / 1000) * Math.PI
    const radius = 9 + (tooth % 2) * 0.1
    const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)]
    return `${x.toFixed(3)} ${y.toFixed(3)}`
  })
  const shrunk = await shrinkIcon(icon(`M${teeth.join('L')}z`))
  expect(shrunk.length).toBeLessThan(2500)
  const { info, data } = await sharp(Buffer.from(shrunk), { density: 72 * 6 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawnAt = (x: number, y: number) =>
    data[Math.round((y / 24) * info.height) * info.width + Math.round((x / 24) * info.width)]! > 127
  expect([drawnAt(3.4, 12), drawnAt(12, 20.6), drawnAt(12, 12)]).toEqual([true, true, true])
  expect([drawnAt(2.4, 12), drawnAt(12, 21.6), drawnAt(4, 4)]).toEqual([false, false, false])
})
