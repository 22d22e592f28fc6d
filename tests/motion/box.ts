/** Boxes that timelines move in the page, and how they look. */
import { expect, onTestFinished } from 'vitest'

const wait = globalThis.setTimeout

/** A box as wide as the page's widest part and higher than the bar, gone after the test. */
export function box(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, { position: 'absolute', width: '1240px', height: '200px' })
  document.body.append(element)
  onTestFinished(() => {
    for (const animation of element.getAnimations()) animation.cancel()
    element.remove()
  })
  return element
}

/** What is seen of an element: its matrix, and its opacity (none if it is hidden). */
export function look(element: Element) {
  const { transform, opacity, visibility } = getComputedStyle(element)
  const matrix = new DOMMatrix(transform).toFloat64Array()
  return {
    shape: [...matrix.slice(0, 12)],
    translation: [...matrix.slice(12)],
    opacity: visibility === 'hidden' ? 0 : +opacity,
  }
}

/** As good as `look`, to half a pixel, a degree and a two-hundredth of opacity. */
export const about = ({ shape, translation, opacity }: ReturnType<typeof look>) => ({
  shape: shape.map((n) => expect.closeTo(n, 1.5)),
  translation: translation.map((n) => expect.closeTo(n, 0)),
  opacity: expect.closeTo(opacity, 2),
})

/** Until the browser has drawn so often, and React and the observers have done what they had to. */
export async function frames(count = 3): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => wait(resolve))
  })
  if (count > 1) await frames(count - 1)
}
