/** The sprite holds the icons that pages name, each drawn; favicons wear the theme or are the owner's. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { themes } from '../../uno.config.ts'
import { content } from './contents.ts'
import { buildIn, buildOf, contextOf, temporaryFolder } from './contexts.ts'

type Icons = typeof import('virtual:icons')

const symbolsOf = (text: string) =>
  Array.from(text.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id!)

/** How much of its square an icon of the sprite covers. */
const coverOf = async (text: string, id: string) => {
  const symbols = text.slice(text.indexOf('<symbol'), -'</svg>'.length)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbols}<use href="#${id}"/></svg>`
  return (await sharp(Buffer.from(drawn)).stats()).channels[3]!.mean
}

test('the sprite has the icons of pages, links and skills, each once, and drawn', async () => {
  const { valuesOf, fileAt } = buildOf()
  const { sprite, linkIcons } = await valuesOf<Icons>('virtual:icons')
  expect(sprite).toMatch(/^\/assets\/icons-[\da-f]{8}\.svg$/)
  const text = String(await fileAt(sprite))
  const drawn = symbolsOf(text)
  const ofSkills = content.skills.flatMap(({ icon }) => icon ?? [])
  const wanted = ['FaMoon', ...Object.values(linkIcons), ...ofSkills]
  expect(drawn).toEqual(expect.arrayContaining(wanted))
  expect(drawn).toEqual([...new Set(drawn)].toSorted())
  expect(text.match(/viewBox="[\d. ]+">/g)).toHaveLength(drawn.length)
  // The policy would block it.
  expect(text).not.toContain('style=')
  for (const id of drawn) expect(await coverOf(text, id)).toBeGreaterThan(10)
})

test('a link has its own icon, that of its network, or one of any link', async () => {
  const url = 'https://a.test'
  const links = [
    { network: 'GitHub', url },
    { network: 'Gitea', url, icon: 'SiGit' as const },
    { network: 'LinkedIn', url },
    { network: 'dev.to', url },
    { network: 'My blog', url },
  ]
  const { valuesOf } = buildOf({ ...content, identity: { ...content.identity, links } })
  expect((await valuesOf<Icons>('virtual:icons')).linkIcons).toEqual({
    GitHub: 'SiGithub',
    Gitea: 'SiGit',
    LinkedIn: 'FaLinkedin',
    'dev.to': 'SiDevdotto',
    'My blog': 'FaLink',
  })
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

/** A folder without a content, with files of its owner; a CV is there, too, for which it has no template. */
const folderWith = async (files: Record<string, string>) => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'public'))
  for (const [name, text] of Object.entries({ 'cv.pdf': 'mine', ...files }))
    await writeFile(join(root, 'public', name), text)
  const { rootFile } = buildIn(contextOf(content, '/', root))
  return { rootFile, pngs: () => Promise.all(PNGS.map(async (file) => (await rootFile(file))!)) }
}

test('favicons wear the colours of the theme, unless the owner has one', async () => {
  const ours = await folderWith({})
  const svg = String(await ours.rootFile('favicon.svg'))
  expect(svg).toContain(`fill="${themes.dark.signal}"`)
  expect(svg).toContain(`fill="${themes.dark.ink}"`)
  const widths: number[] = []
  for (const png of await ours.pngs()) {
    expect(await middleOf(png)).toBe(themes.dark.signal)
    widths.push((await sharp(png).metadata()).width)
  }
  expect(widths).toEqual([32, 180, 192, 512])

  const owners = await folderWith({ 'favicon.svg': OWN })
  // Vite copies what is in `public`.
  expect(await owners.rootFile('favicon.svg')).toBeUndefined()
  for (const png of await owners.pngs()) expect(await middleOf(png)).toBe('#123456')
})

/** An SVG of that size, filled but for what is drawn in it. */
const drawing = (width: number, height: number, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#123456"/>${inside}</svg>`

test.each([
  [4096, 4096],
  [30_000, 10_000],
  [0.5, 0.5],
])('a favicon of %d × %d becomes icons, each square, with all of it', async (width, height) => {
  const { pngs } = await folderWith({ 'favicon.svg': drawing(width, height) })
  for (const png of await pngs()) {
    expect(await middleOf(png)).toBe('#123456')
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(info.height)
    const rowsDrawn = Array.from({ length: info.height }, (_, row) => row).filter(
      (row) => data[row * info.width * info.channels] === 0x12,
    )
    expect(Math.abs(rowsDrawn.length - (info.height * height) / width)).toBeLessThan(2)
  }
})

test.each([
  ['an emoji', drawing(100, 100, '<text y=".9em">🚀</text>'), 'writes text'],
  ['no SVG', 'PNG', 'cannot be drawn'],
])('of a favicon that is %s it is said why no icons can be made', async (_, svg, why) => {
  const { pngs } = await folderWith({ 'favicon.svg': svg })
  await expect(pngs()).rejects.toThrow(
    new RegExp(`^public/favicon\\.svg ${why}.*, or take it away, and the build draws one\\.$`),
  )
})
