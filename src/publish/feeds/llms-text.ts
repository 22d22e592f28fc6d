import type { Page } from '#schema/types.ts'

import { languageOfWords } from '#words/languages.ts'
import { projectViews } from '../context/views.ts'
import { listPage } from '../machine-pages/list-page.ts'
import { machinePagesOf, pagesOf, type Publication } from './publication.ts'

const plain = (text: string) => text.replaceAll(/[\\[\]<>*_`#]/g, String.raw`\$&`)
const linkTo = (text: string, address: string) =>
  `[${plain(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`

/** llms.txt, a guide to the site for language models: https://llmstxt.org */
export const llmsText = (publication: Publication): string => {
  const { content, at } = publication
  const { identity, about, documents, faq, site, ui } = content
  const files = [
    { name: documents.resumeText, path: '/resume.txt' },
    { name: documents.resumeJson, path: '/resume.json' },
    { name: documents.cv, path: '/cv.pdf' },
    { name: documents.card, path: '/contact.vcf' },
    { name: documents.licences, path: '/licences.txt' },
  ]
  // What is said about the machines is in English only.
  const machines = languageOfWords(site.lang) === 'en' ? machinePagesOf(publication) : []
  const section = (title: string, items: string[]) =>
    items.length ? [`## ${plain(title)}`, items.map((item) => `- ${item}`).join('\n')] : []
  const describe = ({ path, title, description }: Page) =>
    `${linkTo(title, at(path))}: ${plain(description)}`
  return [
    `# ${plain(identity.name)}`,
    `> ${[identity.label, identity.city, identity.country].map(plain).join(`${ui.comma} `)}`,
    about.text.map(plain).join('\n\n'),
    ...section(documents.pages, pagesOf(content).map(describe)),
    ...section(listPage.title, machines.map(describe)),
    ...section(
      documents.projects,
      projectViews(content).map(({ title, text, demo, source, note }) =>
        [
          `${demo ? linkTo(title, demo) : plain(title)}: ${plain(text)}`,
          ...(source ? [linkTo(documents.source, source)] : []),
          ...(note ? [plain(note)] : []),
        ].join(' '),
      ),
    ),
    ...section(
      documents.questions,
      faq.map(({ question, answer }) => `${plain(question)} ${plain(answer)}`),
    ),
    ...section(
      documents.files,
      files.map(({ name, path }) => linkTo(name, at(path))),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}
