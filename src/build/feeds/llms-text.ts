import { pagesOf, type Publication } from './place.ts'

// What begins a link or a heading in Markdown, and what would end one.
const plain = (text: string) => text.replaceAll(/[\\[\]<>*_`#]/g, String.raw`\$&`)
const linkTo = (text: string, address: string) =>
  `[${plain(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`

/** A guide to the site for language models: https://llmstxt.org */
export const llmsText = ({ content, at }: Publication): string => {
  const { identity, about, projects, faq } = content
  const files = [
    ['Résumé, plain text', '/resume.txt', ''],
    ['Résumé, JSON Resume 1.x', '/resume.json', ''],
    ['CV', '/cv.pdf', ', tagged PDF'],
    ['Address card', '/contact.vcf', ', vCard 4.0'],
  ] as const
  return [
    `# ${plain(identity.name)}`,
    `> ${plain(identity.label)} in ${plain(identity.city)}, ${plain(identity.country)}.`,
    about.text.map(plain).join('\n\n'),
    '## Pages',
    pagesOf(content)
      .map(({ path, title, description }) => `- ${linkTo(title, at(path))}: ${plain(description)}`)
      .join('\n'),
    '## Projects',
    projects
      .map(
        ({ title, description, link, repo }) =>
          `- ${link ? linkTo(title, link) : plain(title)}: ${plain(description)}${repo ? ` ${linkTo('Source', repo)}` : ''}`,
      )
      .join('\n'),
    '## Questions',
    faq.map(({ question, answer }) => `- ${plain(question)} ${plain(answer)}`).join('\n'),
    '## Files',
    files.map(([name, file, kind]) => `- ${linkTo(name, at(file))}${kind}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}
