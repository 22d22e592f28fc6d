import { escapeHtml } from '../lib/html-escape.ts'
import { machinePagesOf, pagesOf, type Publication } from './publication.ts'

/** Allows all crawlers. `Sitemap:` must be a full address. */
export const robotsText = ({ origin, at }: Publication): string =>
  ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${at('/sitemap.xml')}`] : []), ''].join(
    '\n',
  )

/** The sitemap, or undefined without an origin: it needs full addresses. */
export const sitemap = (publication: Publication): string | undefined => {
  const { content, origin, at } = publication
  const pages = [...pagesOf(content), ...machinePagesOf(publication)]
  return origin
    ? [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...pages.map(({ path }) => `  <url><loc>${escapeHtml(at(path))}</loc></url>`),
        '</urlset>',
        '',
      ].join('\n')
    : undefined
}
