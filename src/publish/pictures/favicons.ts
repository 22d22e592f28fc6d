import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { digest } from '../lib/digest.ts'
import type { Content } from '../context/content.ts'
import type { BuildContext } from '../context/context.ts'
import { directionOf } from '../lib/language.ts'

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

/** Adds the favicon and its PNGs to the store; `public/favicon.svg` overrides the drawing. */
export const makeFavicons = async ({ root, store }: BuildContext) => {
  const own = await readFile(join(root, 'public', FILE)).catch(() => undefined)
  const svg = own ?? Buffer.from(drawMark(themes.dark))
  if (!own) store.addNamed(FILE, digest(svg), async () => svg)
  const { width } = await sharp(svg).metadata()
  for (const { file, size, isOpaque } of favicons) {
    const key = digest(svg, size, isOpaque && themes.dark.ink)
    store.addNamed(file, key, () => {
      const image = sharp(svg, { density: (72 * size) / width }).resize(size, size)
      // Home screens round the corners themselves and show transparency as black.
      return (isOpaque ? image.flatten({ background: themes.dark.ink }) : image)
        .png({ compressionLevel: 9 })
        .toBuffer()
    })
  }
}

/** The web manifest: the site's name, colours and icons as an application. Addresses are beside its own. */
export const manifest = ({ content }: { content: Content }): string => {
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
