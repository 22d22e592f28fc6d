import { unwritable } from '../fonts/coverage.ts'
import { scriptOf } from '../lib/language.ts'
import { type Finding, findingAt } from './finding.ts'
import { stringsIn } from '../lib/strings.ts'

const codeOf = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

const scriptOfContent = (content: object) => {
  try {
    return scriptOf((content as { site: { lang: string } }).site.lang)
  } catch {
    return 'Latn' // the schema reports an invalid language
  }
}

const messageFor = (characters: string[]) =>
  `has ${characters.map((one) => `“${one}” (${codeOf(one)})`).join(', ')}, which no font of the site can write. ` +
  'Take it out, or add a font for its script in src/publish/fonts/families.ts'

/** Characters without a glyph in the site's fonts or their fallbacks. */
export const findMissingGlyphs = async (root: string, content: object): Promise<Finding[]> => {
  const strings = stringsIn(content, [])
  const words = strings.map(([, value]) => value).join('')
  const missing = await unwritable(root, words, scriptOfContent(content))
  return strings.flatMap(([path, value]): Finding[] => {
    const found = missing.filter((character) => value.includes(character))
    return found.length > 0 ? [findingAt(content, path, messageFor(found))] : []
  })
}
