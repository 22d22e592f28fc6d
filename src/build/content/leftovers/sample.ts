import { stringsIn } from '../strings.ts'
import recorded from './sample.json' with { type: 'json' }

/** The sample's content as `npm run sample` recorded it, without the words of the interface. */
export const sampleContent: { [file: string]: unknown } = recorded

/** Its texts by their paths. */
export const sample: Record<string, string> = Object.fromEntries(
  stringsIn(recorded).map(([path, text]) => [path.join('.'), text]),
)

/** How a text of the sample is recognized in the content of another owner. */
export type Kind =
  /** By most of its words. */
  | 'sentence'
  /** Inside any other text. */
  | 'name'
  /** Only in its own field: another owner may live in the same city. */
  | 'fact'
  /** As the same file. */
  | 'picture'

// Other texts do not describe the owner: words of the interface, headings, dates.
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

/** How to recognize the text at a path; undefined if it does not describe the owner. */
export const kindOf = (path: string): Kind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0]

const INTERFACE = /^(?:ui|palette|inspector|machines|documents|site)\b/

/** A value without the words of the interface; undefined if nothing is left. */
const withoutInterface = (value: unknown, path = ''): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return INTERFACE.test(path) && !kindOf(path) ? undefined : value
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const rest = withoutInterface(inner, path ? `${path}.${name}` : name)
    return rest === undefined ? [] : [[name, rest]]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** What `npm run sample` records of a content. */
export const recordOf = (content: object): unknown => withoutInterface(content)

const texts = new Set(Object.values(sample))

/** Whether a text is one of the sample's, word for word. */
export const isOfSample = (text: string) => texts.has(text)
