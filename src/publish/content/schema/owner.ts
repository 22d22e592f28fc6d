import * as v from 'valibot'

import type { Analytics, Identity, Page, Site } from '#content/types'

import {
  checked,
  degrees,
  fields,
  focus,
  icon,
  isWebAddress,
  list,
  NO_WEB_ADDRESS,
  PHONE,
  picture,
  text,
  url,
} from './fields.ts'

const isLanguage = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const analytics = fields<Analytics>({
  script: checked(
    'the address of the script, like https://stats.you.example/script.js',
    (address) => isWebAddress(address) && address.startsWith('https:'),
    'is no address that begins with https://',
  ),
  attributes: v.exactOptional(
    v.record(
      checked(
        'a name like data-domain',
        (name) => /^data-[a-z\d-]+$/.test(name),
        'is no attribute',
      ),
      text(),
    ),
  ),
})

export const site = fields<Site>({
  address: v.pipe(
    v.string(),
    v.check(
      (address) => address === '' || (isWebAddress(address) && !/[?#]/.test(address)),
      NO_WEB_ADDRESS.join(': write '),
    ),
    v.description('the public address of the site, like https://you.example/'),
  ),
  lang: checked('the code of a language, like en, ur or pt-BR', isLanguage, 'is no language'),
  offline: v.boolean(),
  repository: v.exactOptional(url('the address of this site’s code, or take the line out')),
  inspector: v.boolean(),
  canvas: v.boolean(),
  analytics: v.exactOptional(analytics),
})

const link = fields<Identity['links'][number]>({
  network: text('the name of the network, for example GitHub'),
  url: url('the address of your profile there, or take the entry out'),
  username: v.exactOptional(text('your name there')),
  icon: v.exactOptional(icon()),
})

export const identity = fields<Identity>({
  name: text('your name'),
  label: text('your job title, as a recruiter would search for it'),
  email: v.pipe(
    text('your email address'),
    v.email('is no email address: write one like ada@lovelace.dev'),
  ),
  address: v.exactOptional(text('your street and house')),
  postalCode: v.exactOptional(text('your postal code')),
  city: text('the city that you work from'),
  region: v.exactOptional(text('your state or province')),
  country: text('the country that you work from'),
  coordinates: v.exactOptional(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
  portrait: picture(
    'the name of a picture of you, which you put into the folder images beside this file',
  ),
  portraitFocus: v.exactOptional(focus()),
  phone: v.exactOptional(
    checked(
      'your phone number like +92 300 1234567, or take the line out',
      (phone) => PHONE.test(phone),
      'is no phone number',
    ),
  ),
  website: v.exactOptional(url('the address of another site of yours, or take the line out')),
  links: v.array(link),
})

export const page = fields<Page>({
  path: checked(
    'a path like /about',
    (path) => path.startsWith('/'),
    'does not begin with a slash',
  ),
  navigation: v.exactOptional(text()),
  title: text('a title for the page, as it stands in the results of a search'),
  description: text('one or two sentences about the page for results of a search'),
})

export const about = v.strictObject({
  text: list(
    text('who you are, what you do and what you aim for, a paragraph a line'),
    'has no paragraph: write one at least',
  ),
})

export const hero = v.strictObject({
  headline: text('how your headline begins: what you do, in a few words'),
  emphasis: text('how your headline ends: two or three words, which are lit'),
  tagline: text('who you are and what you work with, in a sentence or two'),
  availability: text('what you are open to, in a sentence'),
})

const teaser = (of: string) =>
  v.strictObject({
    heading: text(`a few words about ${of}`),
    text: text(`a sentence about ${of}`),
  })

export const dashboard = v.strictObject({ projects: teaser('your projects'), about: teaser('you') })
