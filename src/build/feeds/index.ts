import { robotsText, sitemap } from './crawlers.ts'
import { humansText } from './humans-text.ts'
import { llmsText } from './llms-text.ts'
import type { Publication } from './publication.ts'
import { resumeJson } from './resume-json.ts'
import { resumeText } from './resume-text.ts'
import { vcard } from './vcard.ts'

/**
 * Everything that the content is published as besides pages and the CV, by the file's name. What has
 * nothing to say is not written.
 */
export const feeds: Record<string, (publication: Publication) => string | undefined> = {
  'resume.json': resumeJson,
  'resume.txt': resumeText,
  'contact.vcf': vcard,
  'llms.txt': llmsText,
  'humans.txt': humansText,
  'robots.txt': robotsText,
  'sitemap.xml': sitemap,
}
