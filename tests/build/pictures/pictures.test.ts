import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { makePictures } from '../../../src/build/pictures/pictures.ts'
import { IMAGES_FOLDER } from '../../../src/build/context/content-folder.ts'
import { type Picture, srcOf, srcSetOf, widthOf } from '../../../src/components/picture/sources.ts'
import { fetchAll, freshContext, ownContext, temporaryFolder } from '../contexts.ts'

const SCENE_BUDGET = 25_000 // bytes, of an AVIF up to 800 pixels wide

const entriesOf = (set: string) =>
  set.split(', ').map((entry) => {
    const [url = '', width] = entry.split(' ')
    return { url, width: Number.parseInt(width ?? '', 10) }
  })
const widthsOf = (set: string) => entriesOf(set).map(({ width }) => width)

/** As a page would name them. */
const told = (picture: Picture) => ({
  avif: srcSetOf(picture, 'avif'),
  webp: srcSetOf(picture, 'webp'),
  src: srcOf(picture),
  width: widthOf(picture),
  height: picture.height,
})

type Size = [width: number, height: number]

/** A context whose content has one project and a portrait, both from the owner's files. */
const contextWith = async (portrait: Size, shop: Size, metadata = {}) => {
  const root = await temporaryFolder()
  const images = join(root, IMAGES_FOLDER)
  await mkdir(images, { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  const draw = ([width, height]: Size, name: string) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .withMetadata(metadata)
      .toFile(join(images, name))
  await Promise.all([draw(portrait, 'me.png'), draw(shop, 'Shop 2.png')])

  const context = await freshContext()
  const { identity, projects, ...content } = await context.content()
  const own = {
    ...content,
    identity: { ...identity, portrait: 'me.png' },
    projects: [{ ...projects[0]!, image: 'Shop 2.png' as const }],
  }
  return { ...context, root, content: async () => own }
}

test('every picture is there in both formats, at all widths', { timeout: 180_000 }, async () => {
  const context = ownContext()
  const { pictures } = await makePictures(context)
  const { projects, identity } = await context.content()
  const names = new Set([identity.portrait, ...projects.map(({ image }) => image)])
  expect(new Set(Object.keys(pictures))).toEqual(names)

  const promised = Object.entries(pictures)
    .flatMap(([name, { dark, light }]) => [
      Object.assign({ name }, told(dark)),
      Object.assign({ name }, told(light)),
    ])
    .flatMap(({ name, avif, webp, width, height }) =>
      [avif, webp]
        .flatMap(entriesOf)
        .map(({ url, width: wide }) => ({ name, url, width: wide, ratio: height / width })),
    )
  const files = await fetchAll(
    context,
    promised.map(({ url }) => url),
  )
  const facts = await Promise.all(files.map((bytes) => sharp(bytes).metadata()))
  for (const [index, { url, width, ratio }] of promised.entries()) {
    expect(url).toMatch(new RegExp(String.raw`^/assets/[\w-]+-[\da-f]{8}-${width}\.(avif|webp)$`))
    expect(facts[index]?.format).toBe(url.endsWith('avif') ? 'heif' : 'webp')
    expect(facts[index]?.width).toBe(width)
    expect(facts[index]?.height).toBe(Math.round(width * ratio))
  }
  const heavy = promised.filter(
    ({ name, url, width }, index) =>
      name.startsWith('scene:') &&
      url.endsWith('avif') &&
      width <= 720 &&
      files[index]!.length > SCENE_BUDGET,
  )
  expect(heavy).toEqual([])
})

test('scenes differ by theme, and have the widths and the shape of the layout', async () => {
  const { pictures } = await makePictures(ownContext())
  const scenes = Object.entries(pictures).filter(([name]) => name.startsWith('scene:'))
  for (const [, themed] of scenes) {
    const [dark, light] = [told(themed.dark), told(themed.light)]
    expect(dark.avif).not.toBe(light.avif)
    expect(widthsOf(dark.avif)).toEqual([320, 480, 720, 1200])
    expect(dark).toMatchObject({ width: 1200, height: 750, src: entriesOf(dark.webp)[2]!.url })
  }
})

test('a colour stands in for each picture, in both themes', async () => {
  const { pictures, placeholders } = await makePictures(ownContext())
  const css = Object.values(placeholders).join('\n')
  for (const [name, { dark, light }] of Object.entries(pictures)) {
    const rule = String.raw`\[data-picture='${name}'\] \{ background-color: #[\da-f]{6} \}`
    expect(css).toMatch(new RegExp(`^${rule}$`, 'm'))
    const differs = new RegExp(String.raw`^\[data-theme='light'\] ${rule}$`, 'm').test(css)
    expect(differs).toBe(dark.stem !== light.stem)
  }
})

test('the owner’s files are cropped to their places and never enlarged', async () => {
  const context = await contextWith([1600, 1000], [1000, 900])
  const { pictures, placeholders, banner } = await makePictures(context)
  const portrait = told(pictures['me.png']!.dark)
  const shop = told(pictures['Shop 2.png']!.dark)
  expect(told(pictures['Shop 2.png']!.light)).toEqual(shop)
  expect(portrait).toMatchObject({ width: 800, height: 1000 })
  expect(widthsOf(portrait.avif)).toEqual([320, 480, 720, 800])
  // For small windows: as wide as the file allows, much lower.
  expect(banner).toMatchObject({ widths: [480, 720, 960], height: 660 })
  expect(shop).toMatchObject({ width: 1000, height: 625 })
  expect(widthsOf(shop.webp)).toEqual([320, 480, 720, 1000])
  expect(shop.src).toMatch(/\/assets\/shop-2-[\da-f]{8}-720\.webp$/)
  const [bytes] = await fetchAll(context, [shop.src])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 720, height: 450 })
  expect(placeholders['me.png']).toBe("[data-picture='me.png'] { background-color: #336699 }")
})

test('a photograph that lies on its side is turned first', async () => {
  const context = await contextWith([500, 400], [640, 400], { orientation: 6 })
  const { pictures } = await makePictures(context)
  expect(told(pictures['me.png']!.dark)).toMatchObject({ width: 400, height: 500 })
})

test('a file that is no image is named', async () => {
  const context = await contextWith([400, 500], [640, 400])
  await writeFile(join(context.root, IMAGES_FOLDER, 'me.png'), 'not an image')
  await expect(makePictures(context)).rejects.toThrow('me.png is a file that no program can read')
})

test('a small file has one width, its own', async () => {
  const { pictures } = await makePictures(await contextWith([200, 250], [320, 200]))
  expect(widthsOf(told(pictures['me.png']!.dark).avif)).toEqual([200])
  expect(widthsOf(told(pictures['Shop 2.png']!.dark).avif)).toEqual([320])
})

const STRIPES = { red: '#ff0000', lime: '#00ff00', blue: '#0000ff', yellow: '#ffff00' }

/** Twice as wide as its place, in four stripes. */
const drawStripes = (place: string) =>
  sharp({ create: { width: 3200, height: 1000, channels: 3, background: STRIPES.red } })
    .composite(
      Object.values(STRIPES).map((background, index) => ({
        input: { create: { width: 800, height: 1000, channels: 3, background } },
        left: 800 * index,
        top: 0,
      })),
    )
    .png()
    .toFile(place)

const FOCUSED = [
  [undefined, ['lime', 'blue']],
  ['0% 0%', ['red', 'lime']],
  ['100% 50%', ['blue', 'yellow']],
] as const

test.each(FOCUSED)('around %s a picture shows %o', async (imageFocus, stripes) => {
  const context = await contextWith([400, 500], [3200, 1000])
  await drawStripes(join(context.root, IMAGES_FOLDER, 'Shop 2.png'))
  const content = await context.content()
  const projects = content.projects.map((project) => ({
    ...project,
    ...(imageFocus && { imageFocus }),
  }))
  const focused = async () => ({ ...content, projects })
  const { pictures } = await makePictures({ ...context, content: focused })
  const [bytes] = await fetchAll(context, [told(pictures['Shop 2.png']!.dark).src])
  const { data, info } = await sharp(bytes)
    .resize(2, 1, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = [0, 1].map((pixel) =>
    [...data.subarray(pixel * info.channels, pixel * info.channels + 3)]
      .map((value) => (value > 128 ? 'ff' : '00'))
      .join(''),
  )
  expect(seen.map((color) => `#${color}`)).toEqual(stripes.map((name) => STRIPES[name]))
})
