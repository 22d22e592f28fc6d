import type { Page } from '#content-model/schema/types.ts'

import { languageOfWords } from '#content-model/words/languages.ts'
import { projectViews } from '#build/context/views.ts'
import { markdownFileOf } from '#build/lib/site-address.ts'
import { listPage } from '#devtools/machine-pages/list-page.ts'
import {
  type MarkdownBlock,
  headingBlock,
  link,
  list,
  markdownOf,
  type MarkdownPart,
  paragraphBlocks,
  quote,
} from './markdown.ts'
import { markdownPages } from './page-markdown.ts'
import { machinePagesOf, pagesOf, type FeedSource } from './feed-source.ts'

/** A heading and its list; nothing without items. */
const section = (title: string, items: MarkdownPart[][]): MarkdownBlock[] =>
  items.length ? [headingBlock(2, title), ...list(items)] : []

/** llms.txt, a guide to the site for language models: https://llmstxt.org */
export const llmsText = (feedSource: FeedSource): string => {
  const { content, at } = feedSource
  const { identity, about, documents, faq, site, ui } = content
  const files = [
    { name: documents.resumeText, path: '/resume.txt' },
    { name: documents.resumeJson, path: '/resume.json' },
    { name: documents.cv, path: '/cv.pdf' },
    { name: documents.card, path: '/contact.vcf' },
    { name: documents.licences, path: '/licences.txt' },
  ]
  // Texts about the machines are in English only.
  const machines = languageOfWords(site.lang) === 'en' ? machinePagesOf(feedSource) : []
  const markdown = markdownPages(feedSource)
  const describe = ({ path, title, description }: Page) => [
    link(title, at(path)),
    `: ${description}`,
    // The format is called Markdown in every language.
    ...(Object.hasOwn(markdown, path)
      ? [' ', link('Markdown', at(`/${markdownFileOf(path)}`))]
      : []),
  ]
  return markdownOf([
    headingBlock(1, identity.name),
    quote([identity.label, identity.city, identity.country].join(`${ui.comma} `)),
    ...about.text.flatMap(paragraphBlocks),
    ...section(documents.pages, pagesOf(content).map(describe)),
    ...section(listPage.title, machines.map(describe)),
    ...section(
      documents.projects,
      projectViews(content).map(({ title, text, demo, source, note }) => [
        demo ? link(title, demo) : title,
        `: ${text}`,
        ...(source ? [' ', link(documents.source, source)] : []),
        ...(note ? [` ${note}`] : []),
      ]),
    ),
    ...section(
      documents.questions,
      faq.map(({ question, answer }) => [`${question} ${answer}`]),
    ),
    ...section(
      documents.files,
      files.map(({ name, path }) => [link(name, at(path))]),
    ),
  ])
}
