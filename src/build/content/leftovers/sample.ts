import { stringsIn } from '../strings.ts'
import recorded from './sample.json' with { type: 'json' }

/** Every text of the sample by its path, as it was when `npm run sample` last ran. */
export const sample: Record<string, string> = recorded

/** How a text of the sample is recognized in the content of another owner. */
export type Kind =
  /** By most of its words. */
  | 'sentence'
  /** Inside any other text. */
  | 'name'
  /** Only where it stood: anyone may live in that city. */
  | 'fact'
  /** As the same file. */
  | 'picture'

// What a path fits none of says nothing of the owner: words of the interface, headings, dates.
const KINDS: [Kind, RegExp][] = [
  ['sentence', /^hero\.(?:headline|emphasis|tagline|availability)$/],
  ['sentence', /^about\.text\./],
  ['sentence', /^experience\.\d+\.aboutPosition$/],
  ['sentence', /^faq\.\d+\.(?:question|answer)$/],
  ['sentence', /^pages\.(?:home\.(?:title|description)|projects\.description)$/],
  ['sentence', /^projects\.\d+\.(?:description|imageAlt)$/],
  ['sentence', /^ui\.(?:dashboard\.(?:projects|about)\.(?:heading|text)|projects\.intent)$/],
  ['name', /^projects\.\d+\.title$/],
  ['fact', /^identity\.(?:label|city|country)$/],
  ['picture', /^projects\.\d+\.image$/],
]

/** How to recognize what stands at a path; nothing for words of the interface. */
export const kindOf = (path: string): Kind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0]

const GENERIC = /^(?:ui|palette|inspector|documents|site)\./

/** The texts of a content, of the interface's words only those that speak of the owner. */
export const textsOf = (content: object): Record<string, string> =>
  Object.fromEntries(
    stringsIn(content)
      .map(([path, text]) => [path.join('.'), text] as const)
      .filter(([path]) => !GENERIC.test(path) || kindOf(path)),
  )

/** Whether a text is of the sample, word for word. */
const texts = new Set(Object.values(sample))
export const isOfSample = (text: string) => texts.has(text)
