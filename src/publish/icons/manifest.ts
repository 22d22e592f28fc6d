import { themes } from '../../../uno.config.ts'
import type { BuildContext } from '../context/context.ts'
import { digest } from '../lib/digest.ts'
import { directionOf } from '../lib/language.ts'
import { favicons } from './favicons.ts'

const FILE = 'manifest.webmanifest'

/** Adds the web manifest to the store: the site's name, colours and icons as an application. */
export const makeManifest = async ({ store, content, url }: BuildContext) => {
  const { identity, pages, site } = await content()
  const base = url('')
  const icons = favicons.filter(({ file }) => file.startsWith('icon-'))
  const manifest = {
    name: `${identity.name} – ${identity.label}`,
    short_name: identity.name,
    description: pages.home.description,
    lang: site.lang,
    dir: directionOf(site.lang),
    start_url: base,
    theme_color: themes.dark.ink,
    background_color: themes.dark.ink,
    icons: [
      ...icons.map(({ file, size }) => ({
        src: base + file,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  store.addNamed(FILE, digest(text), async () => Buffer.from(text))
}
