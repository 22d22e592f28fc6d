import { themes } from '../../../uno.config.ts'
import type { Content } from '../content/content.ts'
import { ANY_FOLDER } from '../site/any-folder.ts'
import { directionOf } from '../site/language.ts'

/** The web manifest: how the site is called and looks among other applications. */
export const manifest = (
  { identity, pages, site }: Content,
  base: string,
  icons: { file: string; size: number }[],
): string =>
  JSON.stringify(
    {
      // By its start, where the folder is not known.
      ...(base === ANY_FOLDER ? {} : { id: base }),
      name: `${identity.name} – ${identity.label}`,
      short_name: identity.name,
      description: pages.home.description,
      lang: site.lang,
      dir: directionOf(site.lang),
      start_url: base,
      scope: base,
      display: 'browser',
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
    },
    null,
    2,
  ).concat('\n')
