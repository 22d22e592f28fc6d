import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fonts } from '../../../uno.config.ts'
import { once } from '../lib/cache.ts'

type FontRole = keyof typeof fonts

/** A font package, and how the site uses it. */
export interface FontFamily {
  /** `Instrument Sans`. */
  family: string
  /** The package's folder, from the root. */
  folder: string
  /** The variable axis in its file names. */
  axis: string
  /** Axes fixed to one value. */
  pinned: Record<string, number>
  /** Whether pages load it. The CV and images made at build may use every family. */
  isOnPages: boolean
}

/** One file of a family's package. */
export interface FontFile {
  family: FontFamily
  /** `latin-ext`, `arabic`, `[42]`. */
  subset: string
  /** From the root. */
  path: string
  /** Whether the package assigns the character to this file. */
  claims: (code: number) => boolean
}

/** A family of the site and its role. */
export interface RoleFamily extends FontFamily {
  /** Its name in CSS and in scenes. */
  role: FontRole
  /** The weight that pages use. */
  weight: number
  /** The generic family nearest to it. */
  kind: 'sans' | 'mono'
}

const kebab = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const variable = (family: string, axes: Record<string, number> = {}): FontFamily => {
  const names = Object.keys(axes)
  return {
    family,
    folder: `node_modules/@fontsource-variable/${kebab(family)}`,
    axis: names.length > 1 ? 'full' : (names[0] ?? 'wght'),
    pinned: axes,
    isOnPages: true,
  }
}

const roleFamily = (role: FontRole): RoleFamily => {
  const { family, weight, like: kind, ...more } = fonts[role]
  return { ...variable(family, 'axes' in more ? more.axes : {}), role, weight, kind }
}

export const display = roleFamily('Display')
export const text = roleFamily('Text')
export const mono = roleFamily('Mono')

export const families: RoleFamily[] = [display, text, mono]

/** Left to the reader's system on pages, where it would be dozens of files. */
const ofSystems = (family: string): FontFamily => ({ ...variable(family), isOnPages: false })

/**
 * The fonts for characters that the site's own lack, first match first. Add a family here for a
 * further script.
 */
export const fallbackFamilies: FontFamily[] = [
  variable('Vazirmatn'), // Arabic, Persian, Urdu: upright, so that it fits lines made for Latin
  variable('Noto Sans'), // Vietnamese, further Latin, Cyrillic, Greek, Devanagari
  ofSystems('Noto Sans SC'),
  ofSystems('Noto Sans JP'),
  ofSystems('Noto Sans KR'),
  ofSystems('Noto Emoji'), // there in colour
]

const rangesOf = (ranges: string) =>
  Array.from(ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi), ([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])

// Latin first: a character in several files is taken from there.
const order = (subset: string) => (subset === 'latin' ? 0 : 1)

/** The files of a family, the Latin one first. */
export const filesOf = once(async (root: string, family: FontFamily): Promise<FontFile[]> => {
  const { folder, axis } = family
  const id = folder.slice(folder.lastIndexOf('/') + 1)
  const unicode = await readFile(join(root, folder, 'unicode.json'), 'utf8').catch(() => {
    const name = folder.replace('node_modules/', '')
    throw new Error(
      `The font “${family.family}” (uno.config.ts, fonts) is not installed. Run: npm install --save-dev ${name}`,
    )
  })
  const claimed = JSON.parse(unicode) as Record<string, string>
  const fileOf = (subset: string): FontFile => {
    const ranges = claimed[subset] === undefined ? undefined : rangesOf(claimed[subset])
    return {
      family,
      subset,
      path: `${folder}/files/${id}-${subset.replaceAll(/[[\]]/g, '')}-${axis}-normal.woff2`,
      claims: (code) => ranges?.some(([from, to]) => code >= from! && code <= to!) ?? true,
    }
  }
  return Object.keys(claimed)
    .toSorted((one, other) => order(one) - order(other))
    .map(fileOf)
})
