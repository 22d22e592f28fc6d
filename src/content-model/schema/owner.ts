import * as v from 'valibot'

import {
  checked,
  degrees,
  focus,
  icon,
  isWebAddress,
  NO_WEB_ADDRESS,
  PHONE,
  picture,
  text,
  url,
} from './fields.ts'

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a tag names a language, and which script, region or variant it may have besides. */
const isLanguage = (tag: string) => {
  try {
    return languages.of(tag) !== undefined
  } catch {
    return false
  }
}

const secureAddress = (what: string) =>
  checked(
    what,
    (address) => isWebAddress(address) && address.startsWith('https:'),
    'is no address that begins with https://',
  )

/** A service that counts visits. Pages may then ask its hosts, and no other foreign ones. */
const analytics = v.strictObject({
  script: secureAddress('the address of the script, like https://stats.you.example/script.js'),
  /** The address that the script sends to; by default its own host. */
  sendsTo: v.exactOptional(
    secureAddress(
      'the address that the script sends to, like https://api.you.example/, or nothing',
    ),
  ),
  /** Further attributes of the script's tag: `{ 'data-domain': 'you.example' }`. */
  attributes: v.exactOptional(v.record(v.string(), text())),
})

/** The switches of `site.ts`, with the values of a site that does not name them. */
export const SWITCHES = {
  offline: true,
  inspector: true,
  canvas: true,
  heroLines: true,
  agents: true,
}

const on = () => v.exactOptional(v.boolean())

export const site = v.strictObject({
  /**
   * The public address, for example `https://you.github.io/portfolio/`. Its path is the folder of
   * the host that the site is published in. While the address is empty, previews and feeds name
   * addresses without a host.
   */
  address: v.pipe(
    v.string(),
    v.check(
      (address) => address === '' || (isWebAddress(address) && !/[?#]/.test(address)),
      NO_WEB_ADDRESS.join(': write '),
    ),
    v.description('the public address of the site, like https://you.example/'),
  ),
  /**
   * A BCP 47 tag: `en`, `ur`, `vi`, `pt-BR`. The words of the interface are those of its file in
   * `words/`. It also sets the writing direction of pages, CV and feeds.
   */
  lang: checked('the code of a language, like en, ur or pt-BR', isLanguage, 'is no language'),
  /** Whether returning visitors get the site offline. If off, their copies are deleted. */
  offline: on(),
  /**
   * Where this site's code can be read, for example `https://github.com/you/portfolio`. Each page about
   * a machine then links its file.
   */
  repository: v.exactOptional(url('the address of this site’s code, or take the line out')),
  /**
   * Whether visitors can inspect the running page. If off, nothing of the inspector is shipped, and
   * the pages about the machines (`/machines`) are left out, too.
   */
  inspector: on(),
  /** Whether scenes move. If off, they are still images. */
  canvas: on(),
  /** Whether the machines of the page are shown as lines under the hero. */
  heroLines: on(),
  /**
   * Whether the agent in a visitor's browser gets tools (WebMCP). If off, nothing of them is
   * shipped.
   */
  agents: on(),
  /**
   * Tokens of origin trials that the site takes part in, such as WebMCP's: one for each host that
   * it is published at. Browsers without the trial ignore them.
   */
  originTrials: v.exactOptional(v.array(text('the token that the browser’s maker has given you'))),
  analytics: v.exactOptional(analytics),
})

const link = v.strictObject({
  network: text('the name of the network, for example GitHub'),
  url: url('the address of your profile there, or take the entry out'),
  /**
   * Your name there: for JSON Resume, and for the link's name if the network has several of your
   * links.
   */
  username: v.exactOptional(text('your name there')),
  /** The link's icon; by default the network's own, or a neutral one. */
  icon: v.exactOptional(icon()),
})

export const identity = v.strictObject({
  name: text('your name'),
  label: text('your job title, as a recruiter would search for it'),
  email: v.pipe(
    text('your email address'),
    v.email('is no email address: write one like ada@lovelace.dev'),
  ),
  /**
   * Your street. Like the fields below, it stands in the CV and the feeds: every visitor may read
   * it.
   */
  address: v.exactOptional(text('your street and house')),
  postalCode: v.exactOptional(text('your postal code')),
  city: text('the city that you work from'),
  region: v.exactOptional(text('your state or province')),
  /** The country's name, or its code (`AT`), which is named in the language of the site. */
  country: text('the country that you work from'),
  /** The pin on the Earth scene, in degrees; without it, there is no pin. */
  coordinates: v.exactOptional(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
  /** Your portrait, of any size: the build crops it. Without one, the site shows none. */
  portrait: v.exactOptional(
    picture('the name of a picture of you, which you put into the folder images beside this file'),
  ),
  /** The point where the face is; `50% 30%` by default. */
  portraitFocus: v.exactOptional(focus()),
  /** Your phone number, with the country's code. Every visitor sees it. */
  phone: v.exactOptional(
    checked(
      'your phone number like +92 300 1234567, or take the line out',
      (phone) => PHONE.test(phone),
      'is no phone number',
    ),
  ),
  website: v.exactOptional(url('the address of another site of yours, or take the line out')),
  links: v.pipe(v.array(link), v.description('your profiles elsewhere, or links: [] for none')),
})

/** A page. Its component is `src/site/pages/<name>.tsx`, after its name in `pages.ts`. */
export const page = v.strictObject({
  path: checked(
    'a path like /about',
    (path) => /^\/(?:[\p{L}\p{M}\p{N}_~-]+(?:\/[\p{L}\p{M}\p{N}_~-]+)*)?$/u.test(path),
    'is no path of a page',
  ),
  /** The page's name in the navigation bar; without it, the page is not in the bar. */
  navigation: v.exactOptional(text()),
  /** The title of the window, of the page itself, and of a search result. */
  title: text('a title for the page, as it stands in the results of a search'),
  /**
   * The description in search results and link previews; the page /projects also begins with its
   * own.
   */
  description: text('one or two sentences about the page for results of a search'),
})

export const about = v.strictObject({
  text: v.pipe(
    v.array(text('who you are, what you do and what you aim for, a paragraph a line')),
    v.minLength(1, 'has no paragraph: write one at least'),
  ),
})

export const hero = v.strictObject({
  headline: text('how your headline begins: what you do, in a few words'),
  emphasis: text('how your headline ends: two or three words, which are lit'),
  tagline: text('who you are and what you work with, in a sentence or two'),
  availability: v.exactOptional(text('what you are open to, in a sentence')),
})

const teaser = (of: string) =>
  v.exactOptional(
    v.strictObject({
      heading: v.exactOptional(text(`a few words about ${of}`)),
      text: v.exactOptional(text(`a sentence about ${of}`)),
    }),
  )

/** The dashboard. A card without a heading is called as its page. */
export const dashboard = v.strictObject({ projects: teaser('your projects'), about: teaser('you') })
