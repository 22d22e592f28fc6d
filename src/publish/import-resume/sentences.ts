import type { Content } from '../context/content.ts'
import type { Resume } from './read-resume.ts'

/** How many projects a description names. */
const NAMED = 6

const firstSentence = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?؟۔])\s|(?<=[。！？])/)[0] ?? ''

/** The sentences of hero, pages and headings, as far as a résumé gives them: or what is to be written. */
export const sentencesOf = (
  resume: Resume,
  { label, city, country }: Pick<Content['identity'], 'label' | 'city' | 'country'>,
  now: Content,
) => {
  const { summary = 'Your summary: who you are, what you do and what you aim for.' } = resume.basics
  const titles = resume.projects.slice(0, NAMED).map(({ name }) => name)
  const sentence = firstSentence(summary)
  const { title } = now.ui.pages.projects
  const listed = (words: string[]) => words.join(`${now.ui.comma} `)
  return {
    hero: {
      headline: 'Your headline: what you do',
      emphasis: 'Your emphasis: its last words',
      tagline: 'Your tagline: who you are, and what you work with.',
      availability: 'Your availability: what you are open to.',
    },
    about: { text: summary.split(/\n\s*\n/).map((part) => part.trim()) },
    pages: {
      home: { title: label, description: sentence },
      about: { description: listed([label, city, country]) },
      projects: { description: listed(titles) || title },
    },
    dashboard: {
      projects: { heading: title, text: listed(titles) || title },
      about: { heading: listed([city, country]), text: sentence },
    },
  }
}
