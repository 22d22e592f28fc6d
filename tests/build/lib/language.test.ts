import { expect, test } from 'vitest'

import { countryCode } from '../../../src/build/feeds/country.ts'
import { directionOf } from '../../../src/build/lib/language.ts'
import { fillTemplate } from '../../../src/build/site/page.ts'

test.each([
  ...['ur', 'ar', 'fa', 'he', 'yi', 'sd', 'ckb', 'dv', 'pa-PK', 'ks', 'az-Arab', 'ur-PK'].map(
    (lang) => [lang, 'rtl'] as const,
  ),
  ...['en', 'vi', 'hi', 'ja', 'zh-Hant', 'pa', 'az', 'ks-Deva', 'ur-Latn', 'pt-BR'].map(
    (lang) => [lang, 'ltr'] as const,
  ),
])('%s is written %s', (lang, direction) => {
  expect(directionOf(lang)).toBe(direction)
})

const template = '<html lang="en"><head><!--head--></head><body><!--app--></body></html>'
const page = { html: '', head: '', module: '', status: 200 } as const

test.each([
  ['ur', '<html lang="ur" dir="rtl">'],
  ['vi', '<html lang="vi">'],
])('a page in %s says so', (lang, tag) => {
  expect(fillTemplate(template, '', { ...page, lang })).toMatch(`${tag}<head>`)
})

test('a country is known by its English name, and by that in the language of the content', () => {
  expect(countryCode('Pakistan', 'ur')).toBe('PK')
  expect(countryCode('پاکستان', 'ur')).toBe('PK')
  expect(countryCode('پاکستان')).toBeUndefined()
})
