import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { digest } from '#build/lib/digest.ts'
import type { ReadContent } from '#build/context/read-content.ts'
import type { BuildContext } from '#build/context/context.ts'
import { directionOf } from '#build/lib/writing-direction.ts'

const FILE = 'favicon.svg'

/** The site's mark, a glowing dot, in the colours of `uno.config.ts`. */
const drawMark = ({ ink, signal }: Record<'ink' | 'signal', string>) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" rx="8" fill="${ink}"/>` +
  `<circle cx="16" cy="16" r="9" fill="${signal}" opacity=".25"/>` +
  `<circle cx="16" cy="16" r="6" fill="${signal}"/></svg>`

/** Sizes for browsers and home screens without SVG icons. */
const favicons = [
  { file: 'favicon-32.png', size: 32, isOpaque: false },
  { file: 'apple-touch-icon.png', size: 180, isOpaque: true },
  { file: 'icon-192.png', size: 192, isOpaque: false },
  { file: 'icon-512.png', size: 512, isOpaque: false },
]

/** Dots per inch at which sharp draws a unit of an SVG as a pixel; it takes no density below 1. */
const UNSCALED = 72
/** A drawing keeps its shape: nothing of a wide one is cut off. */
const FIT = 'contain'

/** Draws an icon in a square, whole, however large or wide the drawing is. */
const drawIcon = async (svg: Buffer, size: number, isOpaque: boolean) => {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  const density = (UNSCALED * size) / Math.max(width, height)
  const image = sharp(svg, { density: Math.max(1, density) }).resize(size, size, {
    fit: FIT,
    background: 'transparent',
  })
  // Home screens round the corners themselves and show transparency as black.
  return (isOpaque ? image.flatten({ background: themes.dark.ink }) : image)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Why no icons can be made of an owner's favicon. */
const refuse = (why: string, cause?: unknown) =>
  new Error(`public/${FILE} ${why}, or take it away, and the build draws one.`, { cause })

/**
 * Reads the owner's favicon. It may have no letters, emoji too: they look different on each
 * machine.
 */
const readOwn = async (root: string) => {
  const svg = await readFile(join(root, 'public', FILE)).catch(() => undefined)
  if (/<text[\s>]/.test(String(svg)))
    throw refuse(
      'writes text, which needs a font that the icons of PNG do not have: turn it into paths',
    )
  return svg
}

/** Adds the favicon and its PNGs to the store; `public/favicon.svg` overrides the drawing. */
export const makeFavicons = async ({ root, store }: BuildContext) => {
  const own = await readOwn(root)
  const svg = own ?? Buffer.from(drawMark(themes.dark))
  if (!own) store.addNamed(FILE, digest(svg), async () => svg)
  for (const { file, size, isOpaque } of favicons)
    store.addNamed(file, digest(svg, size, isOpaque && themes.dark.ink, FIT), () =>
      drawIcon(svg, size, isOpaque).catch((error: Error) => {
        throw refuse(`cannot be drawn (${error.message}): save it as a plain SVG`, error)
      }),
    )
}

/**
 * The web manifest: the site's name, colours and icons as an application. Its addresses are
 * relative to itself.
 */
export const manifest = ({ content }: { content: ReadContent }): string => {
  const { identity, pages, site } = content
  const sized = favicons.filter(({ file }) => file.startsWith('icon-'))
  const icons = sized.map(({ file: src, size }) => {
    return { src, sizes: `${size}x${size}`, type: 'image/png' }
  })
  const application = {
    name: `${identity.name} – ${identity.label}`,
    short_name: identity.name,
    description: pages.home.description,
    lang: site.lang,
    dir: directionOf(site.lang),
    start_url: './',
    theme_color: themes.dark.ink,
    background_color: themes.dark.ink,
    icons: [...icons, { src: FILE, sizes: 'any', type: 'image/svg+xml' }],
  }
  return `${JSON.stringify(application, null, 2)}\n`
}
