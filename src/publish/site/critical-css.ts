import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { type AtRule, parse, type Rule } from 'postcss'

import { fonts } from '../../../uno.config.ts'
import { tagsOf } from '../lib/markup.ts'

/** Pseudo-classes that no element has in the first frame. */
const LATER = /(?<!\\):(?:hover|active)\b/
/** An attribute, which a script may have set by then, or a pseudo-class with its arguments. */
const MAY_MATCH = /(?<!\\)(?:::?[\w-]+\((?:\\.|[^()\\])*\)|\[(?:\\.|[^\]\\])*\])/g
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w\-\u{80}-\u{10ffff}])+)/giu
const TYPE = /(?:^|[\s>+~])([a-z][\w-]*)/gi

/** `a:not(:is(.b))[c]` → `a` */
const shortened = (selector: string): string => {
  const shorter = selector.replaceAll(MAY_MATCH, '')
  return shorter === selector ? shorter : shortened(shorter)
}

/** A class as elements have it: `md\:p-4` → `md:p-4`. */
const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

const namesIn = (selector: string, pattern: RegExp) =>
  Array.from(selector.matchAll(pattern), ([, name = '']) => name)

/** Tests whether a selector may match in a page, by the classes and element types that it names. */
const selectorTest = (html: string) => {
  const tags = tagsOf(html)
  const types = new Set(tags.map(({ name }) => name))
  const classes = new Set(
    tags.flatMap(({ attributes }) => (attributes.get('class') ?? '').split(/\s+/)),
  )
  return (selector: string) => {
    const plain = shortened(selector)
    return (
      !LATER.test(plain) &&
      namesIn(plain, CLASS).every((name) => classes.has(unescaped(name))) &&
      namesIn(plain.replaceAll(CLASS, ''), TYPE).every((name) => types.has(name.toLowerCase()))
    )
  }
}

/** The faces of the first paint; text in the monospace font is drawn in its fallback until then. */
const FIRST_FAMILIES = new Set(
  Object.entries(fonts).flatMap(([role, { like }]) =>
    like === 'mono' ? [`${role} Fallback`] : [role, `${role} Fallback`],
  ),
)

const isFirstFace = (face: AtRule) =>
  FIRST_FAMILIES.has(/font-family:\s*["']?([^;}"']+)/.exec(face.toString())?.[1] ?? '')

/**
 * The rules of a style sheet that a page needs for its first paint: those that match its HTML and do
 * not wait for a pointer or a printer.
 */
export const criticalCss = (css: string, html: string): string => {
  const matches = selectorTest(html)
  const root = parse(css)
  root.walkAtRules((rule) => {
    if (rule.name === 'media' && rule.params.trim() === 'print') rule.remove()
    if (rule.name === 'font-face' && !isFirstFace(rule)) rule.remove()
  })
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const selectors = rule.selectors.filter(matches)
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // Keyframes and registered properties that no rule is left to use.
  const values: string[] = []
  root.walkDecls(({ prop, value }) => void values.push(prop, value))
  const used = values.join(' ')
  root.walkAtRules((rule) => {
    const isUnused = /^(?:property|keyframes)$/.test(rule.name) && !used.includes(rule.params)
    if (isUnused || rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/**
 * Reads the style sheets that a page links, and removes from their files the faces that pages have
 * inline: a font that is declared twice blinks.
 *
 * @returns their text
 */
export const splitSheets = async (dist: string, html: string): Promise<string> => {
  const links = tagsOf(html).filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
  const texts = await Promise.all(
    links.map(async ({ attributes }) => {
      const file = join(dist, 'assets', basename(attributes.get('href') ?? ''))
      const css = await readFile(file, 'utf8')
      const root = parse(css)
      root.walkAtRules('font-face', (face) => void (isFirstFace(face) && face.remove()))
      await writeFile(file, root.toString())
      return css
    }),
  )
  return texts.join('')
}
