// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright'

/** An element that has the focus, by its beginning, and what hides it from the reader. */
export interface Stop {
  element: string
  /** Empty if it can be seen. */
  fault: string
}

/** What has the focus; null if nothing of the page has it. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`
    const seen = { opacityProperty: true, visibilityProperty: true }
    const faultOf = () => {
      if (!element.checkVisibility(seen)) return 'is not shown'
      const [box = element.getBoundingClientRect()] = element.getClientRects()
      const { left, width, top, bottom } = box
      // A part that is taller than the window is seen from its beginning.
      const end = Math.min(bottom, Math.max(innerHeight, top + 24))
      for (const y of [top + 3, (top + end) / 2, end - 3]) {
        const hit = document.elementFromPoint(left + width / 2, y)
        if (!hit) return `reaches out of the window, at ${Math.round(y)} px`
        // Of a drawing, one part may lie on another.
        const isDrawn = element instanceof SVGElement && element.ownerSVGElement?.contains(hit)
        if (!element.contains(hit) && !hit.contains(element) && !isDrawn)
          return `is covered by ${hit.outerHTML.slice(0, 60)}`
      }
      return ''
    }
    return { element: name.slice(0, 60), fault: faultOf() }
  })

/** Goes through the whole page with a key. */
export const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', most = 250) => {
  // What a press goes on from is where the focus was last.
  await page.locator('body > * a').first().focus()
  await page.keyboard.press('Shift+Tab')
  const stops: Stop[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`There is no end after ${most} stops: ${stops.at(-1)?.element}`)
}

/** How many elements a keyboard should be able to get to. */
export const countStops = (page: Page) =>
  page.evaluate(() => {
    const shown = { visibilityProperty: true }
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')
    return [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility(shown),
    ).length
  })
