import type { Drawing } from '../../../chart/layout/layout'
import { site } from '../../site'

/** The rules of the inspector's style sheets that apply to a picture. */
const rulesFor = (picture: ParentNode) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        'selectorText' in rule &&
        String(rule.selectorText).includes('.ins-') &&
        picture.querySelector(String(rule.selectorText)) !== null,
    )
    .map(({ cssText }) => cssText)
    .join('')

/** Replaces variables by a theme's colours: many programs that draw SVG know no variables. */
const inTheme = (rules: string, theme: string) => {
  const { documentElement: root } = document
  const own = root.dataset['theme']
  root.dataset['theme'] = theme
  const style = getComputedStyle(root)
  const text = rules.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim(),
  )
  if (own === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = own
  return text
}

/** The pane's dotted ground. */
const PAPER = `<pattern id="dots" width="26" height="26" patternUnits="userSpaceOnUse"><circle class="dots" cx="1" cy="1" r="1"/></pattern>
<rect class="paper" width="100%" height="100%"/><rect class="dotted" width="100%" height="100%"/>`
const PAPER_RULES = '.paper{fill:var(--ink)}.dots{fill:var(--line)}.dotted{fill:url(#dots)}'

/** Saves a text as a file. */
const save = (name: string, type: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Saves a chart as it is drawn now, as a picture that stands alone and has both themes. */
export const saveSvg = (id: string, { width, height }: Drawing, drawn: SVGSVGElement) => {
  const fragment = document.createDocumentFragment()
  const picture = drawn.cloneNode(true) as SVGSVGElement
  fragment.append(picture)
  for (const ring of picture.querySelectorAll('.ins-ring')) ring.remove()
  for (const part of picture.querySelectorAll('[role]'))
    for (const name of ['role', 'tabindex', 'data-sendable', 'aria-current'])
      part.removeAttribute(name)
  const rules = rulesFor(fragment) + PAPER_RULES
  const [dark = '', light = ''] = site.themes.map((theme) => inTheme(rules, theme))
  const drawing = [...picture.children]
    .map((part) => new XMLSerializer().serializeToString(part))
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="ins-drawing" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${dark}@media (prefers-color-scheme:light){${light}}</style>
${PAPER}
${drawing}</svg>`
  save(`${id}.svg`, 'image/svg+xml', svg)
}
