import type { Content } from '../context/content.ts'
import { MISSING } from './missing.ts'
import type { Resume } from './resume-schema.ts'

/** The usual length of a search result's description, in characters. */
const DESCRIPTION_LENGTH = 160

/** The first sentence of a text, cut after a word if it is too long. */
const firstSentence = (text: string, length: number): string => {
  const [sentence = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?。؟۔])\s/)
  if (sentence.length <= length) return sentence
  const cut = sentence.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trim()}…`
}

/** The sentences of hero, pages and headings, as far as a résumé gives them. */
export const sentencesOf = (
  resume: Resume,
  { label, city, country }: { label: string; city: string; country: string },
  now: Content,
) => {
  const summary = resume.basics.summary.trim()
  const titles = resume.projects.map(({ name }) => name.trim()).filter(Boolean)
  const { headline, emphasis, tagline, availability } = MISSING
  return {
    hero: { headline, emphasis, tagline, availability },
    about: {
      text: summary ? summary.split(/\n\s*\n/).map((part) => part.trim()) : [MISSING.summary],
    },
    pages: {
      home: {
        title: label,
        description: firstSentence(summary, DESCRIPTION_LENGTH) || MISSING.description,
      },
      projects: { description: titles.join(', ') || now.pages.projects.title },
    },
    ui: {
      dashboard: {
        projects: { heading: now.pages.projects.title, text: 'A closer look at each of them.' },
        about: {
          heading: `${city}, ${country}`,
          text: firstSentence(summary, DESCRIPTION_LENGTH) || label,
        },
      },
      projects: { intent: 'What each of them is, and what it was made with.' },
    },
  }
}
