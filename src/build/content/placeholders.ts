import type { Path } from '#lib/strings.ts'
import { hintFor } from '#build/lib/field-info.ts'
import type { Finding } from './finding.ts'

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

const messageFor = (path: Path, value: string) => {
  if (path.join('.') === 'site.address' && value === '') return NO_ADDRESS
  // Words of the interface may address the visitor: “Your …”.
  return isPlaceholder(value) && path[0] !== 'words' ? 'is a placeholder' : undefined
}

/** Finds the placeholders, which only the owner can fill in, among all texts. */
export const findPlaceholders = (texts: Finding[]): Finding[] =>
  texts.flatMap((text) => {
    const message = messageFor(text.path, text.value ?? '')
    return message ? [{ ...text, message: `${message}: write ${hintFor(text.path)}` }] : []
  })
