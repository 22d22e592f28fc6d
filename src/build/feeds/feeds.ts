import type { BuildContext } from '#build/context/context.ts'
import { manifest } from '#build/pictures/favicons.ts'
import { digest } from '#build/lib/digest.ts'
import { escapeHtml } from '#build/lib/html-escape.ts'
import { markdownFileOf } from '#build/lib/site-address.ts'
import { llmsText } from './llms-text.ts'
import { markdownPages } from './page-markdown.ts'
import { machinePagesOf, pagesOf, type FeedSource, feedSourceFrom } from './feed-source.ts'
import { resumeJson } from './resume-json.ts'
import { resumeText } from './resume-text.ts'
import { structuredData } from './structured-data.ts'
import { vcard } from './vcard.ts'

/** Allows all crawlers. `Sitemap:` must be a full address. */
const robotsText = ({ origin, at }: FeedSource): string =>
  ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${at('/sitemap.xml')}`] : []), ''].join(
    '\n',
  )

/** The sitemap, or undefined without an origin: it needs full addresses. */
const sitemap = (feedSource: FeedSource): string | undefined => {
  const { content, origin, at } = feedSource
  const pages = [...pagesOf(content), ...machinePagesOf(feedSource)]
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

/** Text files written from the content, by file name; a writer returns nothing to leave one out. */
const feeds: Record<string, (feedSource: FeedSource) => string | undefined> = {
  'resume.json': resumeJson,
  'resume.txt': resumeText,
  'contact.vcf': vcard,
  'llms.txt': llmsText,
  'robots.txt': robotsText,
  'sitemap.xml': sitemap,
  'manifest.webmanifest': manifest,
}

/** What is published. Machines have pages only where the site has its inspector. */
const published = async ({ content, url }: BuildContext, machines: FeedSource['machines']) => {
  const read = await content()
  return feedSourceFrom(read, url(''), read.site.inspector ? machines : [])
}

/** Adds the feeds to the store, and the Markdown of each page. */
export const makeFeeds = async (context: BuildContext, machines: FeedSource['machines']) => {
  const feedSource = await published(context, machines)
  const add = (file: string, text: string) =>
    context.store.addNamed(file, digest(file, text), async () => Buffer.from(text))
  for (const [file, write] of Object.entries(feeds)) {
    const text = write(feedSource)
    if (text !== undefined) add(file, text)
  }
  for (const [path, write] of Object.entries(markdownPages(feedSource)))
    add(markdownFileOf(path), write())
}

/**
 * Facts in the heads of pages beside their words: their data, and which of them are Markdown, too.
 */
export const headFacts = async (context: BuildContext, machines: FeedSource['machines']) => {
  const feedSource = await published(context, machines)
  return {
    origin: feedSource.origin,
    data: structuredData(feedSource),
    inMarkdown: Object.keys(markdownPages(feedSource)),
  }
}
