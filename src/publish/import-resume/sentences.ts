import type { Content } from '../context/content.ts'
import type { Resume } from './read-resume.ts'

const DESCRIPTION_LENGTH = 160 // characters: what search results usually show

const firstSentence = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?؟۔])\s|(?<=[。！？])/)[0] ?? ''

/** A sentence, cut if it is too long: after a word, where there are spaces. */
const descriptionOf = (sentence: string): string =>
  sentence.length <= DESCRIPTION_LENGTH
    ? sentence
    : `${sentence.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S{0,40}$/, '')}…`

/** As many words as fit a description, and one at least. */
const fitting = (words: string[], comma: string): string => {
  const fits = (_: string, last: number) =>
    words.slice(0, last + 1).join(comma).length < DESCRIPTION_LENGTH
  const count = Math.max(1, words.findLastIndex(fits) + 1)
  return words.slice(0, count).join(comma) + (count < words.length ? '…' : '')
}

/** The sentences of hero, pages and headings, as far as a résumé gives them: or what is to be written. */
export const sentencesOf = (
  resume: Resume,
  { label, city, country }: Pick<Content['identity'], 'label' | 'city' | 'country'>,
  now: Content,
) => {
  const { summary = 'Your summary: who you are, what you do and what you aim for.' } = resume.basics
  const titles = resume.projects.map(({ name }) => name)
  const sentence = firstSentence(summary)
  const { title } = now.ui.pages.projects
  const listed = (words: string[]) => fitting(words, `${now.ui.comma} `)
  return {
    hero: {
      headline: 'Your headline: what you do',
      emphasis: 'Your emphasis: its last words',
      tagline: 'Your tagline: who you are, and what you work with.',
      availability: 'Your availability: what you are open to.',
    },
    about: { text: summary.split(/\n\s*\n/).map((part) => part.trim()) },
    pages: {
      home: { title: label, description: descriptionOf(sentence) },
      about: { description: listed([label, city, country]) },
      projects: { description: listed(titles) || title },
    },
    dashboard: {
      projects: { heading: title, text: listed(titles) || title },
      about: { heading: listed([city, country]), text: sentence },
    },
  }
}
