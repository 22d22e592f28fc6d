import type { Content } from '../context/content.ts'
import type { Resume } from './read-resume.ts'

/** The usual length of a search result's description, in characters. */
const DESCRIPTION_LENGTH = 160

/** The first sentence of a text, cut after a word if it is too long. */
const firstSentence = (text: string, length: number): string => {
  const [sentence = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?。؟۔])\s/)
  if (sentence.length <= length) return sentence
  const cut = sentence.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trim()}…`
}

/** The sentences of hero, pages and headings, as far as a résumé gives them: or what is to be written. */
export const sentencesOf = (
  resume: Resume,
  { label, city, country }: { label: string; city: string; country: string },
  now: Content,
) => {
  const { summary = '' } = resume.basics
  const titles = resume.projects.flatMap(({ name }) => name ?? [])
  const description = firstSentence(summary, DESCRIPTION_LENGTH)
  return {
    hero: {
      headline: 'Your headline: what you do',
      emphasis: 'Your emphasis: its last words',
      tagline: 'Your tagline: who you are, and what you work with.',
      availability: 'Your availability: what you are open to.',
    },
    about: {
      text: summary
        ? summary.split(/\n\s*\n/).map((part) => part.trim())
        : ['Your summary: who you are, what you do and what you aim for.'],
    },
    pages: {
      home: {
        title: label,
        description: description || 'Your description: who you are, for the results of a search.',
      },
      about: { description: `${label}, ${city}, ${country}` },
      projects: { description: titles.join(', ') || now.pages.projects.title },
    },
    dashboard: {
      projects: { heading: now.pages.projects.title, text: 'A closer look at each of them.' },
      about: { heading: `${city}, ${country}`, text: description || label },
    },
  }
}
