/** The palette finds every label of the site, in every language, whatever letters the keyboard has. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { paletteMachine, resultsOf } from '#machines/palette.machine.ts'

import { languages } from '#content-model/words/languages.ts'
import { stringsIn } from '#lib/strings.ts'

/** Makes a search among labels; it gives those that are found by what is typed. */
const searchIn = (labels: readonly string[]) => {
  const options = labels.map((label) => ({ id: label, words: label, stays: false }))
  const palette = createActor(paletteMachine, { input: { options } }).start()
  palette.send({ type: 'palette.call' })
  return (typed: string) => {
    palette.send({ type: 'query.changed', query: typed })
    return resultsOf(palette.getSnapshot().context).map(({ id }) => id)
  }
}

const spelled = (text: string, letters: Readonly<Record<string, string>>) =>
  Array.from(text, (letter) => letters[letter] ?? letter).join('')

/** A keyboard of A to Z and of the signs of ASCII. */
const latin = {
  signs: /^[\u0020-\u007E↑↓]*$/,
  type: (text: string) =>
    spelled(text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''), {
      ...{ đ: 'd', Đ: 'D', ß: 'ss', '’': "'", '«': '"', '»': '"', '“': '"', '”': '"', '„': '"' },
      ...{ '¿': '', '\u00A0': ' ', '\u202F': ' ' },
    }),
}

/** A keyboard of the Arabic letters, by somebody who writes neither hamza nor vowels. */
const arabic = {
  signs: /^[\u0020-\u007E↑↓ابتثجحخدذرزسشصضطظعغفقكلمنهوي]*$/,
  type: (text: string) =>
    spelled(text.normalize('NFC'), {
      ...{ أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي', ء: '', ة: 'ه', ى: 'ي' },
      ...{ ک: 'ك', گ: 'ك', ی: 'ي', ے: 'ي', ہ: 'ه', ھ: 'ه', ں: 'ن', ٹ: 'ت', ڈ: 'د', ڑ: 'ر' },
      ...{ پ: 'ب', چ: 'ج', é: 'e', '،': ',', '؟': '?', '۔': '.', '«': '"', '»': '"' },
      ...{ 'ً': '', 'ٍ': '', 'ُ': '', 'ِ': '', 'ّ': '' },
    }),
}

it.each(Object.keys(languages))(
  'every label of %s is found by what a keyboard without its marks gives',
  (lang) => {
    const labels = [...new Set(stringsIn(languages[lang]).map(([, text]) => text))]
    const { signs, type } = lang === 'ar' || lang === 'ur' ? arabic : latin
    const search = searchIn(labels)
    for (const label of labels) {
      const typed = type(label)
      expect(typed).toMatch(signs)
      for (const text of [label, label.toUpperCase(), typed, typed.toLowerCase()])
        expect([text, search(text).includes(label)]).toEqual([text, true])
    }
  },
)

it.each([
  ['Chế độ', 'che do'],
  ['Straße', 'strasse', 'STRASSE'],
  ['Größe', 'grosse', 'groesse', 'GRÖSSE'],
  ['Groesse', 'Größe'],
  ['Łódź', 'lodz'],
  ['Smørrebrød', 'smorrebrod', 'smoerrebroed'],
  ['Ærø', 'aero', 'aeroe'],
  ['Işık', 'isik', 'IŞIK', 'ışık'],
  ['İstanbul', 'istanbul', 'ISTANBUL'],
  ['Œuvres d’été', "oeuvres d'ete", 'oeuvres dete'],
  ['Þórður', 'thordur'],
  ['Ħamrun', 'hamrun'],
  ['Σίσυφος', 'σισυφοσ', 'ΣΙΣΥΦΟΣ'],
  ['Ёлка', 'елка'],
  ['שלום', 'שלומ'],
  ['کراچی', 'كراچي', 'كراجي', 'کراچی'],
  ['لاہور', 'لاهور'],
  ['أسئلة', 'اسيله'],
  ['مدرسة', 'مدرسه', 'مـدرســة'],
  ['می‌خواهم', 'ميخواهم', 'می‌خواهم'],
  ['عرض ۲۰۲۴', '2024', '٢٠٢٤', '۲۰۲۴'],
  ['२०१५ से', '2015'],
  ['ﬁle Ｗｉｄｅ', 'file wide'],
  ['e\u00ADmail', 'email'],
  ['Rock‑n‑roll – live', 'rock-n-roll - live'],
])('%s is found by %s', (label, ...queries) => {
  const search = searchIn([label, 'Nothing of it'])
  for (const query of queries) expect([query, search(query)]).toEqual([query, [label]])
})

it('a letter is found as itself, not as another one that looks like it', () => {
  const search = searchIn(['Über', 'Ober', 'کام', 'نام'])
  expect(search('uber')).toEqual(['Über'])
  expect(search('كام')).toEqual(['کام'])
})
