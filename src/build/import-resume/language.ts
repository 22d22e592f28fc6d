import { once } from '#lib/once.ts'
import { languageOfWords } from '#content-model/words/languages.ts'
import { fieldOf, type Given, isText, spelledPlainly } from './given.ts'

/**
 * The scripts other than Latin that the site's fonts can write, and the language that most write in
 * each.
 */
const SCRIPTS: [script: string, lang: string][] = [
  ['Hiragana', 'ja'],
  ['Katakana', 'ja'],
  ['Hangul', 'ko'],
  ['Han', 'zh'],
  ['Arabic', 'ar'],
  ['Cyrillic', 'ru'],
  ['Devanagari', 'hi'],
  ['Greek', 'el'],
]

/** Letters that only one of the languages of a script has: the first match decides. */
const OWN_LETTERS: Record<string, [letters: RegExp, lang: string][]> = {
  ar: [
    [/[ٹڈڑںےہ]/, 'ur'],
    [/[کی]/, 'fa'],
  ],
  ru: [[/[іїєґІЇЄҐ]/, 'uk']],
}

/** Signs of these scripts are syllables or words. */
const OF_WORDS = /^(?:Han|Hiragana|Katakana|Hangul)$/
const A_WORD = 3

/** Sentences in Chinese have words in Latin letters, names above all. */
const byLetters = (words: string): string | undefined => {
  const count = (script: string) =>
    words.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  const counted = SCRIPTS.map(([script, lang]) => {
    const letters = count(script) * (OF_WORDS.test(script) ? A_WORD : 1)
    return { lang, letters }
  })
  const most = counted.toSorted((one, other) => other.letters - one.letters)[0]!
  if (most.letters === 0 || most.letters < count('Latin') / 2) return undefined
  const all = counted.filter(({ letters }) => letters > 0).map(({ lang }) => lang)
  // Japanese is written with Chinese letters, too.
  if (most.lang === 'zh' && all.includes('ja')) return 'ja'
  return OWN_LETTERS[most.lang]?.find(([letters]) => letters.test(words))?.[1] ?? most.lang
}

/**
 * Words, ends of words and letters of languages in Latin letters, which most of the other languages
 * lack.
 */
const LATIN: [lang: string, words: string, ends: string, letters: string][] = [
  ['en', 'the and of with for from at by is are was my our to built i an', '', ''],
  [
    'de',
    'der die das und mit für von bei ich ein eine im den zur zum',
    'ung keit schaft wickler wicklerin ierung',
    'äöüß',
  ],
  [
    'fr',
    'le les des et du pour avec dans je un une au aux sur chez ce',
    'euse eur ement',
    'çèêàûëîœ',
  ],
  ['es', 'el los las y con para del por un una en mi', 'ción ciones dor dora', 'ñ¿¡'],
  [
    'pt',
    'o os as e com para do da dos das em um uma no na',
    'ção ções nha nho nheira nheiro',
    'ãõ',
  ],
  ['it', 'il gli di e ho per con della nella un una sono', 'zione zioni ato ità', ''],
  ['nl', 'het een en met van voor ik bij aan naar', 'aar ing ties heid', ''],
  ['vi', '', '', 'êôâìăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'],
]

const alternatives = (words: string) => words.replaceAll(' ', '|')

const SIGNS = LATIN.map(([lang, words, ends, letters]) => {
  const forms = [
    ...(words ? [`(?<!\\p{L})(?:${alternatives(words)})(?!\\p{L})`] : []),
    ...(ends ? [`\\p{L}{3}(?:${alternatives(ends)})(?!\\p{L})`] : []),
    ...(letters ? [`[${letters}]`] : []),
  ]
  return { lang, own: new RegExp(forms.join('|'), 'gu') }
})

/** The language of words, as far as their letters and the words themselves say; undefined if they do not. */
const languageOfWriting = (words: string): string | undefined => {
  const byScript = byLetters(words)
  if (byScript !== undefined) return byScript
  const plain = words.normalize('NFC').toLowerCase()
  const counted = SIGNS.map(({ lang, own }) => ({ lang, count: plain.match(own)?.length ?? 0 }))
  const [most, next] = counted.toSorted((one, other) => other.count - one.count)
  return most!.count > next!.count ? most!.lang : undefined
}

/** Fields whose texts are names, addresses, dates or single words. */
const NO_PROSE = new Set(
  `name firstname lastname fullname company employer organization organisation institution school university
  network username url website email phone location address city region country countrycode postalcode
  startdate enddate date releasedate start end from to keywords technologies techstack tech stack skills skill
  tools id uuid image picture icon profiles social links issuer publisher awarder languages interests
  references meta metadata schema theme publications certificates libraries`.split(/\s+/),
)

/** The sentences and titles of a file. */
const proseOf = (given: Given | undefined): string[] => {
  if (given === undefined) return []
  if (isText(given))
    return URL.canParse(given.value) || /^\S+@\S+$/.test(given.value)
      ? []
      : [given.value.replaceAll(/<[^>]*>|https?:\/\/\S+/g, ' ')]
  if (Array.isArray(given)) return given.flatMap(proseOf)
  return Object.entries(given).flatMap(([key, inner]) =>
    NO_PROSE.has(spelledPlainly(key)) ? [] : proseOf(inner),
  )
}

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
const codes = once(() =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => IN_ENGLISH.of(code) !== undefined,
  ),
)

/** A language by its tag or its name, in English or in itself: `de_AT`, `German`, `Deutsch`. */
export const languageCalled = (name: string): string | undefined => {
  try {
    const tag = Intl.getCanonicalLocales(name.replaceAll('_', '-').replace(/\..*$/, ''))[0]!
    if (IN_ENGLISH.of(tag) !== undefined) return tag
  } catch {
    // The name may be no tag, but a language's name.
  }
  const wanted = spelledPlainly(name)
  return codes().find((code) => {
    const inItself = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? ''
    return [IN_ENGLISH.of(code)!, inItself].some((called) => spelledPlainly(called) === wanted)
  })
}

const NAMING = ['language', 'lang', 'locale', 'inLanguage']

/** The texts by which a file names its language: in fields of its own, or of its metadata. */
const naming = (given: Given) =>
  [given, fieldOf(given, 'meta'), fieldOf(given, 'metadata')]
    .flatMap((part) => NAMING.map((name) => fieldOf(part, name)))
    .filter(isText)

/** The language that a file names, and the texts that name it. */
export const languageNamed = (given: Given) => {
  const texts = naming(given)
  const text = texts.find(({ value }) => languageCalled(value) !== undefined)
  return text && { lang: languageCalled(text.value)!, text }
}

/** The language that a file is written in, as spoken in a country; undefined if it has too few words. */
export const writtenLanguage = (given: Given, country?: string): string | undefined => {
  const lang = languageOfWriting(proseOf(given).join('. '))
  if (lang === undefined) return undefined
  const local = languageOfWords(`${lang}-${country}`)
  return local.startsWith(lang) ? local : lang
}
