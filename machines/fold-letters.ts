/**
 * What a keyboard without a letter writes in its place, for letters that Unicode does not take
 * apart into a letter and its marks. In lower case, by the language that has the letter.
 */
const LETTERS = {
  vietnamese: { đ: 'd' },
  german: { ß: 'ss' },
  french: { œ: 'oe' },
  danish: { æ: 'ae', ø: 'o' },
  icelandic: { ð: 'd', þ: 'th' },
  polish: { ł: 'l' },
  turkish: { ı: 'i' },
  azerbaijani: { ə: 'e' },
  maltese: { ħ: 'h' },
  sami: { ŋ: 'n', ŧ: 't' },
  greek: { ς: 'σ' },
  ukrainian: { ґ: 'г', є: 'е', і: 'и' },
  hebrew: { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
  arabic: { ء: '', ة: 'ه', ى: 'ي', ٱ: 'ا', ـ: '', '،': ',', '؛': ';', '؟': '?', '٪': '%' },
  persian: { ک: 'ك', گ: 'ك', ی: 'ي', پ: 'ب', چ: 'ج', ژ: 'ز' },
  urdu: { ہ: 'ه', ھ: 'ه', ۃ: 'ه', ے: 'ي', ں: 'ن', ٹ: 'ت', ڈ: 'د', ڑ: 'ر', '۔': '.' },
  kurdish: { ە: 'ه', ێ: 'ي', ۆ: 'و', ڕ: 'ر', ڵ: 'ل', ڤ: 'ف' },
}

const plainLetters = new Map(Object.values(LETTERS).flatMap((letters) => Object.entries(letters)))

/** The figure zero of each script; its other nine follow. */
const ZEROS = Array.from('٠۰߀०০੦૦୦௦౦೦൦๐໐༠၀០᠐', (zero) => zero.charCodeAt(0))

const digitFor = (sign: string) => {
  const code = sign.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? sign : String(code - zero)
}

/** Quotation marks and apostrophes; an acute accent that stands alone is typed for one. */
const QUOTES = /['"‘’‚‛“”„«»‹›ʹʻʼ`´]/g
const DASHES = /[\p{Pd}−]/gu
/** Marks on letters, and invisible signs: joiners, directions, soft hyphens. */
const MARKS = /[\p{M}\p{Cf}]/gu

/** A text without what only some keyboards have: `Chế độ` is `che do`, and ۱۲ is 12. */
const foldLetters = (text: string) => {
  const bare = text
    .replaceAll(QUOTES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(DASHES, '-')
  return Array.from(bare, (sign) => plainLetters.get(sign) ?? digitFor(sign)).join('')
}

/** How German, Danish and Swedish spell letters that a keyboard lacks. */
const SPELLED = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' } as const

const spell = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => SPELLED[letter as keyof typeof SPELLED])

/** The forms in which a text is found, one or two: `Größe` as `grosse` and as `groesse`. */
export const formsOf = (text: string): readonly string[] => {
  const forms = [foldLetters(text), foldLetters(spell(text))]
  return [...new Set(forms)]
}
