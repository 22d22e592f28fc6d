/** Words in dates, in many languages. */
import { once } from '#lib/once.ts'
import { languages } from '#content-model/words/languages.ts'
import { spelledPlainly } from './given.ts'

/**
 * Words for a time that has not ended. The words of the site's own languages (`experience.present`)
 * are added.
 */
const ONGOING = `
  present|to present|current|currently|now|right now|today|ongoing|on going|to date|to this day|date|presently|till present|still|
  in progress|the present|the present day|present day|
  heute|aktuell|jetzt|derzeit|laufend|gegenwart|gegenwärtig|andauernd|momentan|dato|
  aujourd'hui|ce jour|jour|présent|actuel|actuelle|actuellement|maintenant|en cours|en poste|
  actualidad|la actualidad|actual|actualmente|presente|el presente|hoy|ahora|la fecha|fecha|el momento|en curso|
  atual|atualmente|o presente|hoje|o momento|momento|agora|em andamento|em curso|a atualidade|a data|o dia de hoje|dias atuais|
  oggi|in corso|attuale|attualmente|heden|nu|huidig|vandaag|nuvarande|pågående|idag|obecnie|teraz|nadal|jelenleg|jelen|prezent|în prezent|
  настоящее время|настоящий момент|настоящего времени|наст время|нв|н в|сейчас|сегодня|текущее время|дотепер|зараз|сьогодні|
  σήμερα|παρόν|το παρόν|günümüz|halen|bugün|devam ediyor|
  الآن|حتى الآن|الحاضر|الوقت الحاضر|الوقت الحالي|حالي|حاليا|حاليًا|اليوم|مستمر|مستمرة|
  اکنون|تاکنون|حال|حال حاضر|الان|امروز|اب|اب تک|تاحال|آج|آج تک|ابھی|موجودہ|
  היום|כיום|वर्तमान|अब|अब तक|आज|ปัจจุบัน|nay|hiện tại|hiện nay|bây giờ|hôm nay|
  至今|迄今|现在|現在|目前|今|至现在|在职|在職|在職中|現職|継続中|現在に至る|現在まで|현재|현재까지|재직|재직중|지금`

/** Words before the end of a time: “until”. The words of the site's own languages are added. */
const UNTIL = `
  until|till|til|to|through|up to|bis|bis zum|bis zur|jusqu'à|jusqu’à|jusqu'au|jusqu'en|jusqu'|à|au|hasta|hasta el|hasta la|a|al|
  até|até o|até a|até à|até ao|ao|fino a|ad|tot|tot en met|t/m|till och med|t.o.m.|do|aż do|až|
  до|по|έως|μέχρι|עד|إلى|حتى|لغاية|تا|تک|đến|tới|pana la|până la|până în|至|到|から|～`

/** Words before the beginning of a time: “since”. */
const SINCE = `
  since|from|starting|as of|seit|ab|von|vom|depuis|depuis le|dès|de|du|dal|da|desde|desde el|vanaf|sinds|van|sedan|från|od|
  с|со|з|із|від|από|منذ|من|از|سے|từ|din|自|从|從`

const wordsIn = (lines: string) =>
  lines
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)

const own = Object.values(languages).map(({ ui }) => ui.experience)

const byLength = (one: string, other: string) => other.length - one.length

/** Words of a list, the longest first, as a pattern. */
const pattern = (words: string[]) =>
  [...new Set(words)]
    .toSorted(byLength)
    .map((word) =>
      word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
    )
    .join('|')

const ongoing = new Set(
  [...wordsIn(ONGOING), ...own.map(({ present }) => present)].map(spelledPlainly),
)
const untilWords = pattern([...wordsIn(UNTIL), ...own.map(({ until }) => until)])

/** “until”, before a word or a date, in any language. */
const UNTIL_BEFORE = new RegExp(
  `^(?:${untilWords})(?=[\\s\\d\\p{Script=Han}\\p{Script=Arabic}])\\s*`,
  'iu',
)
const SINCE_BEFORE = new RegExp(`^(?:${pattern(wordsIn(SINCE))})[\\s.:]+(?=\\S)|^[~≈]\\s*`, 'iu')
/** “since” behind a date: `2015年から`, `2015년부터`. */
const SINCE_BEHIND = /(?:から|부터|起|以来)$/u
/** “until” behind a date: `heden`’s neighbours have none, but `2018년까지`. */
const UNTIL_BEHIND = /(?:まで|까지|为止|為止|تک|तक|kadar)$/u

const withoutUntil = (text: string) =>
  text.replace(UNTIL_BEFORE, '').replace(UNTIL_BEHIND, '').trim()

/** A date without words around it that say “from” or “until”. */
export const withoutPrepositions = (text: string) =>
  withoutUntil(text.replace(SINCE_BEFORE, '').replace(SINCE_BEHIND, '').trim())

/** Whether a text begins with “since”: the time that it names has not ended. */
export const isSince = (text: string) =>
  /^(?:since|seit|depuis|desde|sinds|sedan|siden|منذ|từ)\b/iu.test(text) || SINCE_BEHIND.test(text)

/** Whether a text says, in any language, that a time has not ended. */
export const isOngoing = (text: string): boolean => {
  const words = [text, withoutUntil(text), withoutUntil(withoutUntil(text))]
  return words.some((word) => ongoing.has(spelledPlainly(word))) || /^9999|^2999/.test(text)
}

const BETWEEN = new RegExp(
  String.raw`\s*[–—―→➔~～〜]\s*|\s+-+>?\s+|\s+(?:${untilWords})\s+|(?<=[\d年月日])\s*(?:至|到)\s*(?=\S)|(?<=\d{4}-\d{2}|^\d{4})\/(?=\d{4})|\s*[-–—]$|(?<=から|부터)\s*|(?<=\p{L}{3,}\.?\s\d{4}|\b\d{4}|\d[./]\d{4})\s*-\s*(?=\p{L}{3}|\d{4}\b|\d{1,2}[./]\d{4}\b(?!-))|(?<=^\p{L}{3,}\.?)\s*-\s*(?=\p{L}{3,}\.?\s+\d{4}$)`,
  'iu',
)

/**
 * The two ends of a time in one text: `2015 – 2018`, `Mar 2015 to date`; one end if there is only
 * one.
 */
export const endsOf = (text: string): string[] => {
  const match = BETWEEN.exec(text)
  if (!match || match.index === 0) return [text]
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)]
}

/** The site's nine languages, and others that résumés were seen in. */
const LANGUAGES_OF_MONTHS =
  'en de fr es pt it nl sv da nb fi pl cs hr hu ro bg ru uk el tr ar ar-SY ar-MA fa ur he hi vi th zh ja ko'.split(
    ' ',
  )

/** A month's name may have another form alone, beside a day, and beside a year. */
const FORMS: Intl.DateTimeFormatOptions[] = [{}, { day: 'numeric' }, { year: 'numeric' }]

const monthsIn = (lang: string) => {
  const names = new Map<string, number>()
  for (const month of ['long', 'short'] as const)
    for (const options of FORMS) {
      const form = new Intl.DateTimeFormat(lang, {
        calendar: 'gregory',
        timeZone: 'UTC',
        month,
        ...options,
      })
      for (let index = 0; index < 12; index += 1) {
        const parts = form.formatToParts(Date.UTC(2015, index, 15))
        const name = spelledPlainly(parts.find(({ type }) => type === 'month')?.value ?? '')
        if (/\p{L}/u.test(name) && !names.has(name)) names.set(name, index + 1)
      }
    }
  return names
}

const monthNames = once(monthsIn)

/** Names of months that no calendar of the runtime has. */
const OTHER_MONTHS: Record<string, number> = {
  sept: 9,
  jänner: 1,
  janner: 1,
  feber: 2,
  setiembre: 9,
}

/**
 * The month with a name, or with its first letters (three at least), in a language or else in any
 * other: one name may stand for different months (`listopad`).
 */
export const monthNamed = (name: string, lang: string): number | undefined => {
  const word = spelledPlainly(name)
  const all = [lang, ...LANGUAGES_OF_MONTHS].map(monthNames)
  const exact = all.map((names) => names.get(word)).find((month) => month !== undefined)
  if (exact !== undefined || word.length < 3) return exact ?? undefined
  const begun = all.flatMap((names) => {
    const found = [...names].filter(([full]) => full.startsWith(word)).map(([, month]) => month)
    return new Set(found).size === 1 ? found.slice(0, 1) : []
  })
  return OTHER_MONTHS[word] ?? begun[0]
}
