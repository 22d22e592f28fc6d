import type { Drawing } from '../../chart/layout/layout'
import { save } from '../../context/save'
import { site } from '../../site'

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** The rules of the inspector's style sheets that apply to a drawing. */
const rulesFor = (drawing: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        'selectorText' in rule &&
        String(rule.selectorText).includes('.ins-') &&
        drawing.parentNode?.querySelector(String(rule.selectorText)) !== null,
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

/** The pane's dotted ground, as a pattern. */
const dots = () => {
  const pattern = document.createElementNS(NAMESPACE, 'pattern')
  const attributes = { id: 'dots', width: 26, height: 26, patternUnits: 'userSpaceOnUse' }
  for (const [name, value] of Object.entries(attributes)) pattern.setAttribute(name, `${value}`)
  const dot = document.createElementNS(NAMESPACE, 'circle')
  for (const [name, value] of Object.entries({ class: 'dots', cx: 1, cy: 1, r: 1 }))
    dot.setAttribute(name, `${value}`)
  pattern.append(dot)
  return pattern
}

/** Saves a chart as it is drawn now, as a picture that stands alone and has both themes. */
export const saveSvg = (id: string, { width, height }: Drawing, drawn: SVGSVGElement) => {
  const fragment = document.createDocumentFragment()
  const picture = drawn.cloneNode(true) as SVGSVGElement
  fragment.append(picture)
  for (const ring of picture.querySelectorAll('.ins-ring')) ring.remove()
  for (const part of [picture, ...picture.querySelectorAll('[role]')])
    for (const name of ['role', 'tabindex', 'data-sendable', 'aria-current'])
      part.removeAttribute(name)
  picture.querySelector('.ins-ground')?.removeAttribute('style')
  const attributes = { viewBox: `0 0 ${width} ${height}`, width, height }
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, `${value}`)
  const rules = `${rulesFor(picture)}.paper{fill:var(--ink)}.dots{fill:var(--line)}.dotted{fill:url(#dots)}`
  const [dark = '', light = ''] = site.themes.map((theme) => inTheme(rules, theme))
  const style = document.createElementNS(NAMESPACE, 'style')
  style.textContent = `${dark}@media (prefers-color-scheme:light){${light}}`
  const paper = (className: string) => {
    const rect = document.createElementNS(NAMESPACE, 'rect')
    rect.setAttribute('class', className)
    rect.setAttribute('width', '100%')
    rect.setAttribute('height', '100%')
    return rect
  }
  picture.prepend(style, dots(), paper('paper'), paper('dotted'))
  save(`${id}.svg`, 'image/svg+xml', new XMLSerializer().serializeToString(picture))
}
