import { type Path, stringsIn } from '../lib/strings.ts'
import { hintFor } from './field-info.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'
import sample from './sample.json' with { type: 'json' }

const ofSample = new Set(sample)

/** Texts of the sample that describe its owner. An owner who keeps one takes it out of `sample.json`. */
export const findLeftovers = (content: object): Finding[] =>
  stringsIn(content)
    .filter(([, text]) => ofSample.has(text))
    .map(([path]) => findingAt(content, path, `is the sample’s: write ${hintFor(path)}`))

// Words of the interface may address the visitor: “Your …”.
const isInterface = (path: Path, text: string) => path[0] === 'words' && !ofSample.has(text)

const NO_ADDRESS = 'is not set, so that previews and feeds name addresses without a host'

const PATTERNS = [
  // Only short texts, or a label before a colon: the owner's sentences may begin with “Your”, too.
  /(?:^|,\s*)Your(?: [\w-]+){1,2}(?=$|:|,)/,
  /^(?:(?:private|training) )?company(?: name)?$/i,
  /\{your [^{}]+\}/,
  /@example\.(?:com|net|org)$/i,
  /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)\b/i,
]

/** Whether a text has to be replaced. */
export const isPlaceholder = (text: string) => PATTERNS.some((pattern) => pattern.test(text))

/** Whether a text is the sample's, or one to be replaced. */
export const isSamples = (text: string) => ofSample.has(text) || isPlaceholder(text)

const SAMPLE_CITY = 'Karachi'
const SAMPLE_COORDINATES = JSON.stringify({ latitude: 24.86, longitude: 67.01 })

interface Place {
  city?: unknown
  coordinates?: unknown
}

/** Whether the coordinates are the sample's although the city is not. */
export const hasOldPin = ({ city, coordinates }: Place) =>
  city !== SAMPLE_CITY && JSON.stringify(coordinates) === SAMPLE_COORDINATES

const findOldPin = (content: object): Finding[] => {
  const { identity = {} } = content as { identity?: Place }
  if (!hasOldPin(identity)) return []
  const { city } = identity
  const message = `are those of ${SAMPLE_CITY}: write where ${String(city)} is, or take the line out`
  return [findingAt(content, ['identity', 'coordinates'], message)]
}

/** Values that only the owner can fill in. */
export const findPlaceholders = (content: object, { sampleImages }: References): Finding[] => {
  const messageFor = (path: Path, value: string) => {
    if (sampleImages.has(value)) return 'is the sample’s portrait'
    if (path.join('.') === 'site.address' && value === '') return NO_ADDRESS
    return isPlaceholder(value) && !isInterface(path, value) ? 'is a placeholder' : undefined
  }
  const ofTexts = stringsIn(content).flatMap(([path, value]) => {
    const message = messageFor(path, value)
    return message ? [findingAt(content, path, `${message}: write ${hintFor(path)}`)] : []
  })
  return [...ofTexts, ...findOldPin(content)]
}
