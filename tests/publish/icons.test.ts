/** Sprites hold the icons that pages name, each drawn; favicons wear the theme or are the owner's. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { content } from '#publish/context/content.ts'
import { makeFavicons } from '#publish/pictures/favicons.ts'
import { makeIcons, uiIcons } from '#publish/pictures/icons.ts'
import { themes } from '../../uno.config.ts'
import { fetchAll, freshContext, ownContext, temporaryFolder } from './contexts.ts'

const symbolsOf = (text: string) =>
  Array.from(text.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id!)

/** How much of its square an icon of a sprite covers. */
const coverOf = async (text: string, id: string) => {
  const symbols = text.slice(text.indexOf('<symbol'), -'</svg>'.length)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbols}<use href="#${id}"/></svg>`
  return (await sharp(Buffer.from(drawn)).stats()).channels[3]!.mean
}

test('one sprite has the icons of every page, the other those of the skills, each drawn', async () => {
  const context = ownContext()
  const { sprite, skillSprite, linkIcons } = await makeIcons(context)
  expect(sprite).toMatch(/^\/assets\/icons-[\da-f]{8}\.svg$/)
  expect(skillSprite).toMatch(/^\/assets\/skills-[\da-f]{8}\.svg$/)
  const [everywhere = '', skills = ''] = (await fetchAll(context, [sprite, skillSprite])).map(
    String,
  )
  const onPages = new Set([...uiIcons, ...Object.values(linkIcons)])
  expect(symbolsOf(everywhere)).toEqual([...onPages].toSorted())
  expect(symbolsOf(skills)).toEqual(content.skills.flatMap(({ icon }) => icon ?? []).toSorted())
  for (const text of [everywhere, skills]) {
    expect(text.match(/viewBox="[\d. ]+">/g)).toHaveLength(symbolsOf(text).length)
    // The policy would block it.
    expect(text).not.toContain('style=')
    for (const id of symbolsOf(text)) expect(await coverOf(text, id)).toBeGreaterThan(10)
  }
})

/** The colour in the middle, as `#rrggbb`. */
const middleOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata()
  const place = { left: width >> 1, top: height >> 1, width: 1, height: 1 }
  const pixel = await sharp(png).extract(place).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

const PNGS = ['favicon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']
const OWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="#123456"/></svg>'

test('favicons wear the colours of the theme, unless the owner has one', async () => {
  const root = await temporaryFolder()
  const context = { ...(await freshContext()), root }
  await makeFavicons(context)
  const svg = (await context.store.read('favicon.svg')).toString()
  expect(svg).toContain(`fill="${themes.dark.signal}"`)
  expect(svg).toContain(`fill="${themes.dark.ink}"`)
  for (const file of PNGS)
    expect(await middleOf(await context.store.read(file))).toBe(themes.dark.signal)
  const made = PNGS.map(async (file) => sharp(await context.store.read(file)).metadata())
  expect((await Promise.all(made)).map(({ width }) => width)).toEqual([32, 180, 192, 512])

  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/favicon.svg'), OWN)
  const owners = { ...(await freshContext()), root }
  await makeFavicons(owners)
  expect(owners.store.has('favicon.svg')).toBe(false) // Vite copies what is in `public`.
  for (const file of PNGS) expect(await middleOf(await owners.store.read(file))).toBe('#123456')
})
