/** Names, sentences and words as texts without marks. */
import { apartFromLists, plainText } from './plain-text.ts'

const some = (texts: readonly string[]) => (texts.length > 0 ? [...texts] : undefined)

/** A name or a few words. */
export const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** Sentences; each text is a paragraph. */
export const paragraphs = (texts: readonly string[]) =>
  some(texts.map(plainText).filter(Boolean))?.join('\n\n')

/** The points of a text: of its list if it has one, or else of its lines. */
const pointsIn = (text: string) => {
  const { text: rest, items } = apartFromLists(plainText(text))
  return [...rest.split(/\n+/), ...items].map((point) => point.trim()).filter(Boolean)
}

export const points = (texts: readonly string[]) => some(texts.flatMap(pointsIn))

/** `React, Node (v20, v22); SQL` → its parts: commas in brackets divide nothing. */
export const dividedWords = (text: string): string[] => {
  const mark = /[;|\n•]/.test(text) ? /[;|\n•]/ : /[,、،，]/
  const parts = text.split(new RegExp(`${mark.source}(?![^(]*\\))`))
  return parts.map((part) => oneLine(part).replace(/^[-*]\s+/, '')).filter(Boolean)
}

/** Words; a text alone is divided. */
export const words = (texts: readonly string[]) =>
  some(texts.length === 1 ? dividedWords(texts[0]!) : texts.map(oneLine).filter(Boolean))
