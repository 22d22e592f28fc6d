import { type Finding, findingAt, type Path } from './finding.ts'
import type { World } from './world.ts'

// The interface's own words may well say “Your …” to the visitor.
const SPARED = new Set(['ui'])

const NO_ADDRESS = 'is not set: previews and feeds name addresses without a host'

const SAMPLES: [pattern: RegExp, message: string][] = [
  // Short, or a label before a colon: a sentence of the owner’s may begin with “Your” as well.
  [/(?:^|,\s*)Your(?: [\w-]+){1,2}(?=$|:|,)/, 'is a placeholder'],
  [/\bcompany name$/i, 'is a placeholder for the employer'],
  [/@example\.(?:com|net|org)$/i, 'is a placeholder for the address'],
  [/^https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)\b/i, 'is a placeholder for the link'],
]

const stringsIn = (value: unknown, path: Path): [Path, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** What still says what the sample said: only the owner knows better. */
export const findPlaceholders = (content: object, { sampleImages }: World): Finding[] =>
  Object.entries(content)
    .filter(([file]) => !SPARED.has(file))
    .flatMap(([file, value]) => stringsIn(value, [file]))
    .flatMap(([path, value]) => {
      const message = sampleImages.has(value)
        ? 'is the sample’s portrait'
        : path.join('.') === 'site.address' && value === ''
          ? NO_ADDRESS
          : SAMPLES.find(([pattern]) => pattern.test(value))?.[1]
      return message ? [findingAt(content, path, message)] : []
    })
