import { datesOnPages } from '../feeds/dates.ts'
import { scriptOf } from '../lib/language.ts'
import { charactersOf, unicodeRange, wordsOf } from './characters.ts'
import { cutOf } from './cuts.ts'
import { fallbackFace } from './metric-fallbacks.ts'
import { dealOut, type FontShare, visible } from './coverage.ts'
import {
  display,
  families,
  fallbackFamilies,
  type FontFile,
  type RoleFamily,
  text,
} from './families.ts'
import { scriptRules } from './script-rules.ts'
import type { BuildContext } from '../context/context.ts'

/** What a subset keeps: kerning, ligatures, marks and tabular figures; what Arabic and Indic letters need. */
const FEATURES =
  'kern liga calt ccmp locl mark mkmk tnum init medi fina isol rlig curs rclt clig nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm'

export interface Fonts {
  css: string
  /** The files that draw the headline and the running text: every page needs them at once. */
  firstFonts: string[]
  /** For the worker, which has no style sheets. */
  fontFiles: { family: string; url: string; weight: string; unicodeRange: string }[]
}

/** The files that draw a role's characters: the family's own, and fallbacks. */
interface RoleShares {
  family: RoleFamily
  own: FontShare[]
  others: FontShare[]
}

/** Symbols that no font of the site has are left to the reader's system. */
const isSign = (character: string) => /\p{S}/u.test(character)

const sharesOf = async (root: string, words: string, script: string, family: RoleFamily) => {
  const { shares: own, rest } = await dealOut(root, charactersOf(words), [family])
  const wanted = new Set(visible(words))
  const missing = rest.filter((character) => wanted.has(character) && !isSign(character))
  const others = fallbackFamilies(script).filter(({ isOnPages }) => isOnPages)
  return { family, own, others: (await dealOut(root, missing, others)).shares }
}

type Cut = (share: FontShare, weights: RoleFamily['weights']) => Promise<string>

/** Subsets a font file and adds it to the store; equal input gives the same name. */
const cutter =
  ({ root, store }: BuildContext): Cut =>
  async ({ file, characters }, { min, max }) => {
    const options = { targetFormat: 'woff2' as const, keepFeatures: FEATURES.split(' ') }
    const weight = min === max ? min : { min, max }
    const { key, make } = await cutOf(root, file, weight, options, characters.join(''))
    const name = file.family.folder.slice(file.family.folder.lastIndexOf('/') + 1)
    return store.add(file.subset === 'latin' ? name : `${name}-${file.subset}`, 'woff2', key, make)
  }

/** Characters that several roles lack come from one shared file, with every weight. */
const together = (roles: RoleShares[]) => {
  const shares = new Map<FontFile, string[]>()
  for (const { others } of roles)
    for (const { file, characters } of others)
      shares.set(file, [...new Set([...(shares.get(file) ?? []), ...characters])].toSorted())
  return shares
}

const everyWeight = {
  min: Math.min(...families.map(({ weights }) => weights.min)),
  max: Math.max(...families.map(({ weights }) => weights.max)),
}

const makeFaces = async (context: BuildContext, words: string, script: string) => {
  const cut = cutter(context)
  const roles = await Promise.all(
    families.map((family) => sharesOf(context.root, words, script, family)),
  )
  const shared = together(roles)
  const faceOf = (family: RoleFamily, characters: string[], fileName: string) => ({
    family,
    characters,
    fileName,
    url: context.url(fileName),
    weight: `${family.weights.min} ${family.weights.max}`,
    unicodeRange: unicodeRange(characters),
  })
  return Promise.all(
    roles.flatMap(({ family, own, others }) => [
      ...own.map(async (share) =>
        faceOf(family, share.characters, await cut(share, family.weights)),
      ),
      ...others.map(async ({ file, characters }) =>
        faceOf(family, characters, await cut({ file, characters: shared.get(file)! }, everyWeight)),
      ),
    ]),
  )
}

/** Subsets the site's fonts to the content's characters, and writes their CSS. */
export const makeFonts = async (context: BuildContext): Promise<Fonts> => {
  const content = await context.content()
  const script = scriptOf(content.site.lang)
  const words = wordsOf([content, datesOnPages(content)])
  const faces = await makeFaces(context, words, script)
  const standIns = await Promise.all(
    families.map(async (family) => {
      const own = faces.find((face) => face.family === family)!
      return fallbackFace(family, await context.store.read(own.fileName))
    }),
  )
  const rules = faces.map(
    ({ family, weight, url, unicodeRange: range }) => `@font-face {
  font-family: ${family.role};
  font-weight: ${weight};
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}`,
  )
  const headline = Array.from(content.hero.headline)
  const inHeadline = ({ characters }: { characters: string[] }) =>
    headline.filter((character) => character !== ' ' && characters.includes(character)).length
  const byUse = faces.toSorted((one, other) => inHeadline(other) - inHeadline(one))
  const firstFonts = [display, text].flatMap(
    (role) => byUse.find(({ family }) => family === role)?.url ?? [],
  )
  return {
    css: [...rules, ...standIns, scriptRules(words)].filter(Boolean).join('\n'),
    firstFonts: [...new Set(firstFonts)],
    fontFiles: faces.map(({ family, url, weight, unicodeRange: range }) => ({
      family: family.role,
      url,
      weight,
      unicodeRange: range,
    })),
  }
}
