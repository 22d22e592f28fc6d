// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Locator } from 'playwright'

const SIDES = ['top', 'right', 'bottom', 'left']

/**
 * What a style sheet decides before the sizes of fonts, pictures and the window come into it. No
 * outline: the focus may come a moment later.
 */
const DRAWN = [
  ...`background-color background-image box-shadow color content cursor display fill font-family
    font-size font-style font-variant-numeric font-weight letter-spacing line-height list-style-type
    object-fit object-position opacity overflow-wrap overflow-x overflow-y pointer-events position
    stroke stroke-width text-align text-decoration-line text-overflow text-transform
    text-underline-offset text-wrap-mode text-wrap-style touch-action transition-property
    user-select visibility white-space will-change z-index
    align-content align-items aspect-ratio column-gap flex-direction flex-wrap justify-content
    justify-items max-height max-width min-width row-gap
    border-top-left-radius border-top-right-radius border-bottom-left-radius
    border-bottom-right-radius`.split(/\s+/),
  ...SIDES.flatMap((side) => [
    ...['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
    ...[`margin-${side}`, `padding-${side}`, `scroll-margin-${side}`, side],
  ]),
]
/** Of a pseudo-element only the sizes in use are known. */
const PSEUDO = DRAWN.filter((property) => !/^(?:margin|top|right|bottom|left)/.test(property))

/** For each box of a part, a digest of how it looks, with what is in it and in no other box. */
export const looksOf = (part: Locator, boxes: string) =>
  part.evaluate(
    (root, [marks, drawn, pseudo]) => {
      const looks = new Map<Element, string>()
      const add = (element: Element, name: string, valueOf: (property: string) => unknown) => {
        const of = element.closest(marks) ?? root
        const owner = root.contains(of) ? of : root
        const properties = name.startsWith('::') ? pseudo : drawn
        const look = properties.map((property) => String(valueOf(property))).join(' ')
        looks.set(owner, `${looks.get(owner) ?? ''}${name} ${look}\n`)
      }
      for (const element of [root, ...root.querySelectorAll('*')]) {
        // A scene that has not drawn lies over its picture unseen, if it was in view for a moment.
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isSeen) continue
        const styles = element.computedStyleMap()
        add(element, element.localName, (property) => styles.get(property))
        for (const name of ['::before', '::after']) {
          const style = getComputedStyle(element, name)
          if (!/^(?:none|normal)$/.test(style.content))
            add(element, name, (property) => style.getPropertyValue(property))
        }
      }
      const digest = (text: string) => {
        let hash = 0x811c9dc5
        // Not the names of files, and no more of a number than can be seen.
        const plain = text.replaceAll(/url\([^)]*\)/g, 'url').replaceAll(/(\.\d\d)\d+/g, '$1')
        for (const letter of plain) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
        return (hash >>> 0).toString(36)
      }
      return [root, ...root.querySelectorAll(marks)].map((box) => digest(looks.get(box) ?? ''))
    },
    [boxes, DRAWN, PSEUDO] as const,
  )
