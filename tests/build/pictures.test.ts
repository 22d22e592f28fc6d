/** Pictures are made in both formats, themes and all widths, cropped to their places, never enlarged. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { imagesFolder } from '#build/context/content-folder.ts'
import {
  type PictureFiles,
  srcOf,
  srcSetOf,
  widestWidth,
} from '#site/components/picture/picture-files.ts'
import { type ReadContent, content } from './contents.ts'
import { buildIn, buildOf, contextOf, temporaryFolder } from './contexts.ts'

type Portrait = typeof import('virtual:portrait')
type Projects = typeof import('virtual:projects')

const widthsOf = (picture: PictureFiles) =>
  Array.from(srcSetOf(picture).matchAll(/(\d+)w/g), ([, width]) => Number(width))

const { projects, identity } = content

test('a scene is drawn for each theme in the shape of the layout, a file is one for both', async () => {
  const { valuesOf } = buildOf()
  const { portrait } = await valuesOf<Portrait>('virtual:portrait')
  expect(portrait?.light).toEqual(portrait?.dark)
  for (const { image, picture } of (await valuesOf<Projects>('virtual:projects')).projects) {
    const { dark, light } = picture!
    expect(light.stem === dark.stem).toBe(!image!.startsWith('scene:'))
    if (light.stem === dark.stem) continue
    expect([widestWidth(dark), dark.height]).toEqual([1200, 750])
    expect(widthsOf(dark)).toEqual([280, 480, 680, 1200])
    expect(srcOf(dark)).toBe(`${dark.stem}-680.avif`)
  }
})

type Size = [width: number, height: number]

const draw = ([width, height]: Size, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } }).png()

/** The pictures of an owner with a portrait and one project, which have these files. */
const picturesOf = async (portrait: Sharp, shop: Sharp, imageFocus?: `${number}% ${number}%`) => {
  const root = await temporaryFolder()
  const images = imagesFolder(root)
  await mkdir(images, { recursive: true })
  await writeFile(join(images, 'me.png'), await portrait.toBuffer())
  await writeFile(join(images, 'Shop 2.png'), await shop.toBuffer())
  const own: ReadContent = {
    ...content,
    identity: { ...identity, portrait: 'me.png', portraitFocus: '10% 0%' },
    caseStudies: {},
    projects: [{ ...projects[0]!, image: 'Shop 2.png', ...(imageFocus && { imageFocus }) }],
  }
  const { valuesOf, fileAt } = buildIn(contextOf(own, '/', root))
  const { portrait: themed, banner } = await valuesOf<Portrait>('virtual:portrait')
  const [project] = (await valuesOf<Projects>('virtual:projects')).projects
  return { fileAt, banner, me: themed!.dark, shop: project!.picture!.dark }
}

test('the owner’s files are cropped to their places', async () => {
  const { me, shop, banner } = await picturesOf(draw([1600, 1000]), draw([1000, 900]))
  expect([widestWidth(me), me.height, ...widthsOf(me)]).toEqual([800, 1000, 320, 480, 680, 800])
  expect([widestWidth(shop), shop.height, ...widthsOf(shop)]).toEqual([
    1000, 625, 280, 480, 680, 1000,
  ])
  // For small windows: as wide as the file allows, much lower.
  expect(banner).toMatchObject({ widths: [480, 680, 960], height: 660 })
  expect(srcOf(shop)).toMatch(/\/assets\/shop-2-[\da-f]{8}-680\.avif$/)
})

test('a photograph that lies on its side is turned first, and a small one is not enlarged', async () => {
  const rotated = draw([500, 400]).withMetadata({ orientation: 6 })
  const { fileAt, me, shop } = await picturesOf(rotated, draw([240, 150]))
  expect([widestWidth(me), me.height]).toEqual([400, 500])
  expect(srcSetOf(shop)).toBe(`${srcOf(shop)} 240w`)
  const file = await fileAt(srcOf(shop))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 240, height: 150 })
})

const STRIPES = { red: '#ff0000', lime: '#00ff00', blue: '#0000ff', yellow: '#ffff00' }

/** Twice as wide as its place, in four stripes. */
const striped = () =>
  draw([3200, 1000]).composite(
    Object.values(STRIPES).map((background, index) => ({
      input: { create: { width: 800, height: 1000, channels: 3, background } },
      left: 800 * index,
      top: 0,
    })),
  )

test.each([
  [undefined, ['lime', 'blue']],
  ['25% 50%', ['red', 'lime']],
  ['100% 50%', ['blue', 'yellow']],
] as const)('around %s a picture shows %o', async (focus, stripes) => {
  const { fileAt, shop } = await picturesOf(draw([200, 250]), striped(), focus)
  const bytes = await fileAt(srcOf(shop))
  const { data, info } = await sharp(bytes)
    .resize(2, 1, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = [0, info.channels].map((at) =>
    [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 'ff' : '00')).join(''),
  )
  expect(seen.map((color) => `#${color}`)).toEqual(stripes.map((name) => STRIPES[name]))
})
