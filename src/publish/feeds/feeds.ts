import type { Content } from '../context/content.ts'
import type { BuildContext } from '../context/context.ts'
import { loadFresh } from '../context/load.ts'
import { digest } from '../lib/digest.ts'
import { robotsText, sitemap } from './crawlers.ts'
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
  'robots.txt': robotsText,
  'sitemap.xml': sitemap,
}

/** The machines that have a page. */
const machinesOn = async ({ site }: Content, root: string) => {
  if (!site.inspector) return []
  const { catalogue } = await loadFresh<
    Pick<typeof import('../../../machines/catalogue.ts'), 'catalogue'>
  >(root, 'machines/catalogue.ts')
  return catalogue
}

/** Adds the feeds to the store. */
export const makeFeeds = async ({ root, store, content, url }: BuildContext) => {
  const published = await content()
  const publication = publicationOf(published, url(''), await machinesOn(published, root))
  for (const [file, write] of Object.entries(feeds)) {
    const text = write(publication)
    if (text !== undefined) store.addNamed(file, digest(file, text), async () => Buffer.from(text))
  }
}
