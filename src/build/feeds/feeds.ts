import type { BuildContext } from '../context/context.ts'
import { digest } from '../lib/digest.ts'
import { robotsText, sitemap } from './crawlers.ts'
import { humansText } from './humans-text.ts'
import { llmsText } from './llms-text.ts'
import { type Publication, publicationOf } from './publication.ts'
import { resumeJson } from './resume-json.ts'
import { resumeText } from './resume-text.ts'
import { vcard } from './vcard.ts'

/** Text files written from the content, by file name; a writer returns nothing to leave one out. */
export const feeds: Record<string, (publication: Publication) => string | undefined> = {
  'resume.json': resumeJson,
  'resume.txt': resumeText,
  'contact.vcf': vcard,
  'llms.txt': llmsText,
  'humans.txt': humansText,
  'robots.txt': robotsText,
  'sitemap.xml': sitemap,
}

/** Adds the feeds to the store. */
export const makeFeeds = async ({ store, content, url }: BuildContext) => {
  const publication = publicationOf(await content(), url(''))
  for (const [file, write] of Object.entries(feeds)) {
    const text = write(publication)
    if (text !== undefined) store.addNamed(file, digest(file, text), async () => Buffer.from(text))
  }
}
