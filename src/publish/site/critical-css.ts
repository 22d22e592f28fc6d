import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { type AtRule, type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss'

import { fonts } from '../../../uno.config.ts'
import { tagsOf } from '../lib/markup.ts'

/** Pseudo-classes that no element has in the first frame. */
const LATER = /:(?:hover|active)\b/
const CLASS = /\.([\w\-\u{80}-\u{10ffff}]+)/gu
const TYPE = /(?:^|[\s>+~])([a-z][\w-]*)/gi

/** Escaped characters become one private character each, so that they read as part of a name. */
const PRIVATE = 0xe000
const unescape = (selector: string) =>
  selector.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign = '') =>
    String.fromCodePoint(PRIVATE + (hex ? Number.parseInt(hex, 16) : sign.codePointAt(0))),
  )
const plainName = (name: string) =>
  name.replaceAll(/[\ue000-\uf8ff]/g, (sign) =>
    String.fromCodePoint(sign.codePointAt(0)! - PRIVATE),
  )

/** Removes functional pseudo-classes with their arguments: `a:not(.b)` → `a`. */
const withoutFunctions = (selector: string): string => {
  const shorter = selector.replaceAll(/::?[\w-]+\([^()]*\)|\[[^\]]*\]/g, '')
  return shorter === selector ? shorter : withoutFunctions(shorter)
}

const namesIn = (selector: string, pattern: RegExp) =>
  Array.from(selector.matchAll(pattern), ([, name = '']) => plainName(name))

/** Tests whether a selector may match in a page, by the classes and element types that it names. */
const selectorTest = (html: string) => {
  const tags = tagsOf(html)
  const types = new Set(tags.map(({ name }) => name))
  const classes = new Set(
    tags.flatMap(({ attributes }) => (attributes.get('class') ?? '').split(/\s+/)),
  )
  return (selector: string) => {
    const plain = withoutFunctions(unescape(selector))
    return (
      !LATER.test(plain) &&
      namesIn(plain, CLASS).every((name) => classes.has(name)) &&
      namesIn(plain.replaceAll(CLASS, ''), TYPE).every((name) => types.has(name.toLowerCase()))
    )
  }
}

/** Drops what no kept declaration refers to: keyframes and registered properties. */
const dropUnused = (root: Root) => {
  const values: string[] = []
  root.walkDecls(({ prop, value }) => void values.push(prop, value))
  const used = values.join(' ')
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (!used.includes(rule.params)) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

const familyOf = (face: AtRule) => {
  const family = face.nodes?.find(
    (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop === 'font-family',
  )
  return family?.value.replaceAll(/["']/g, '') ?? ''
}

/** The faces of the first paint; text in the monospace font is drawn in its fallback until then. */
const FIRST_FAMILIES = new Set(
  Object.entries(fonts).flatMap(([role, { like }]) =>
    like === 'mono' ? [`${role} Fallback`] : [role, `${role} Fallback`],
  ),
)

const isFirstFace = (rule: AtRule) => FIRST_FAMILIES.has(familyOf(rule))

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
  dropUnused(root)
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
