import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { paths } from '#build/lib/paths.ts'
import { once } from '#lib/once.ts'
import { fonts } from './site-fonts.ts'

/** A font package, and how the site uses it. The CV and images made at build may use each. */
const variable = (family: string, axes: Record<string, number> = {}, isOnPages = true) => {
  const names = Object.keys(axes)
  const id = family.toLowerCase().replaceAll(' ', '-')
  return {
    /**
     * The family's name (`Instrument Sans`), and the start of its files' names (`instrument-sans`).
     */
    family,
    id,
    name: `@fontsource-variable/${id}`,
    /** The variable axis in the files' names. */
    axis: names.length > 1 ? 'full' : (names[0] ?? 'wght'),
    /** Axes fixed to one value. */
    pinned: axes,
    isOnPages,
  }
}

export type FontFamily = ReturnType<typeof variable>

/** A family of the site, its name in CSS and in scenes, the weight of pages, and its generic kind. */
const roleFamily = (role: keyof typeof fonts) => {
  const { family, weight, like: kind, ...more } = fonts[role]
  return { ...variable(family, 'axes' in more ? more.axes : {}), role, weight, kind }
}

export type RoleFamily = ReturnType<typeof roleFamily>

export const displayFamily = roleFamily('Display')
export const textFamily = roleFamily('Text')
export const monoFamily = roleFamily('Mono')

export const families = [displayFamily, textFamily, monoFamily]

/** A family that pages leave to the reader's system, since it would be dozens of files. */
const ofSystems = (family: string) => variable(family, {}, false)

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

// The Latin file comes first: it is used for a character that several files have.
const order = (subset: string) => (subset === 'latin' ? 0 : 1)

/** The files of a family, the Latin one first. */
export const filesOf = once(async (root: string, family: FontFamily) => {
  const folder = `node_modules/${family.name}`
  const unicode = await readFile(join(root, folder, 'unicode.json'), 'utf8').catch(() => {
    throw new Error(
      `The font “${family.family}” (${paths.fonts}) is not installed. Run: npm install --save-dev ${family.name}`,
    )
  })
  const claimed = Object.entries(JSON.parse(unicode) as Record<string, string>)
  return claimed
    .toSorted(([one], [other]) => order(one) - order(other))
    .map(([subset, ranges]) => {
      const known = rangesOf(ranges)
      const file = `${family.id}-${subset.replaceAll(/[[\]]/g, '')}-${family.axis}-normal.woff2`
      return {
        family,
        /** `latin-ext`, `arabic`, `[42]`. */
        subset,
        /** Path of the file, from the root. */
        path: `${folder}/files/${file}`,
        /** Whether the package assigns the character to this file. */
        claims: (code: number) => known.some(([from, to]) => code >= from! && code <= to!),
      }
    })
})

export type FontFile = Awaited<ReturnType<typeof filesOf>>[number]
