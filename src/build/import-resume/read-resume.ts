import type { DateStyle } from './date-forms.ts'
import { fieldOf, type Given, givenOf, isText, sourcesOf, type Text, textsOf } from './given.ts'
import { readJsonResume } from './read-json-resume.ts'
import { inKnownForm } from './known-forms.ts'
import { languageCalled, languageNamed, writtenLanguage } from './language.ts'
import { described, isNobodys } from './left-out.ts'
import { dayFirstIn } from './read-date.ts'
import { isInstead } from './read-file.ts'
import { inOneLanguage, NO_FONT, visibleParts } from './visible.ts'

const LETTERS_SHOWN = 8

const inStrangeLetters = (missing: readonly string[]) => {
  const letters = missing.filter((letter) => /\p{L}/u.test(letter)).slice(0, LETTERS_SHOWN)
  return `is in letters that no font of the site can write (${letters.join(' ')}): add a font for their script in src/build/fonts/families.ts, and import it again`
}

const isFields = (given: Given | undefined): given is Exclude<Given, { path: unknown }> =>
  given !== undefined && !isText(given)

/** The first text of a field, without its case. */
const textAt = (given: Given | undefined, name: string) => textsOf(fieldOf(given, name))[0]?.value

/**
 * A résumé of any known form; the language that it is in, if that is known; and a line for each
 * text of the file that the content does not have.
 *
 * @param value the file's value
 * @param missing the characters that no font of the site can write
 * @throws sentences that say what the file is, if it is no résumé
 */
export const readResume = (value: unknown, missing: readonly string[] = []) => {
  const file = givenOf(value, missing)
  if (!isFields(file)) throw new Error(isInstead(file ? 'a text' : 'a file that says nothing'))
  const { shown, left, hidden } = visibleParts(file, missing)
  const strange = left.filter(({ reason }) => reason === NO_FONT)
  if (strange.length > textsOf(file).length / 3) throw new Error(inStrangeLetters(missing))
  const named = languageNamed(shown)
  const inOne = inOneLanguage(shown, named?.lang)
  const tree = inKnownForm(inOne.given)
  const ofForm = textsOf(tree['language'])[0]
  const chosen = named?.lang ?? (ofForm && languageCalled(ofForm.value)) ?? inOne.lang
  const place = fieldOf(tree['basics'], 'location')
  const country = textAt(place, 'countryCode') ?? textAt(place, 'country')
  const lang = chosen ?? writtenLanguage(inOne.given, country)
  const style: DateStyle = {
    lang: lang ?? 'en',
    isDayFirst: dayFirstIn(
      textsOf(inOne.given).map((text) => text.value),
      country,
    ),
  }
  const { resume, unread } = readJsonResume(tree, style)
  // Texts that neither the form nor the reader of JSON Resume has a place for.
  const placed = new Set(textsOf(tree).flatMap(sourcesOf))
  const chosenTexts = new Set(textsOf(inOne.given))
  const unplaced = textsOf(shown)
    .filter((text) => !placed.has(text) && text !== named?.text)
    .map((text) => ({
      text,
      reason: chosenTexts.has(text) ? undefined : 'is in another language',
    }))
  const order = new Map(textsOf(file).map((text, index) => [text, index]))
  const orderOf = ({ text }: { text: Text }) => order.get(sourcesOf(text)[0]!) ?? 0
  const lost = [...left, ...unplaced, ...unread]
    .filter(({ text }) => !isNobodys(text))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  return {
    resume,
    lang,
    lost: [...hidden, ...new Set(lost.map(({ text, reason }) => described(value, text, reason)))],
  }
}
