/** What of a page a reader can see, what sticks out, what is cut off and what moves. */
// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Locator, Page } from 'playwright'

import { ui } from '#content-model/schema/ui.ts'

/** What is shown later: closed answers, slides that are not on show, later pages of a list. */
export const LATER = `[hidden], [data-later], details, [aria-roledescription="${ui.carousel.carousel}"]`

/** Lines of the hero for which a small window has no room. */
const SPARED = 'script, [data-line=motion], [data-line=palette]'

/** An element in a few words: `li.card “Built two bridges…”`. */
const inShort = (html: string) => {
  const [, name = ''] = /^<([\w-]+)/.exec(html) ?? []
  const [, first] = /^[^>]*?\sclass="([^\s"]+)/.exec(html) ?? []
  const words = html.replaceAll(/(?:<[^>]*>|\s)+/g, ' ').trim()
  return `${first ? `${name}.${first}` : name} “${words.slice(0, 30)}”`
}

/** A fault of an element, and its size. */
interface Fault {
  html: string
  pixels: number
}

const inWords = (faults: Fault[], what: string) =>
  faults.map(({ html, pixels }) => `${inShort(html)} ${what} ${Math.ceil(pixels)} px`)

/** What reaches past the edge where lines end and is not inside something that cuts it off. */
export const stickingOut = async (page: Page): Promise<string[]> => {
  const { scrolls, wide } = await page.evaluate(() => {
    const cutsOff = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || cutsOff(element.parentElement))
    const { clientWidth, scrollWidth } = document.documentElement
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    const overhang = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return isMirrored ? -left : right - clientWidth
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => overhang(element) > 1 && !cutsOff(element.parentElement),
    )
    return {
      scrolls: scrollWidth - clientWidth,
      // What is inside of another reaches out with it.
      wide: out
        .filter((element) => !out.includes(element.parentElement!))
        .map((element) => ({ html: element.outerHTML, pixels: overhang(element) })),
    }
  })
  return [
    ...(scrolls > 0 ? [`the page scrolls by ${scrolls} px`] : []),
    ...inWords(wide, 'sticks out by'),
  ]
}

/** Texts of a part of which a reader cannot see the middle, or of which anything is cut off. */
const hiddenTexts = (part: Locator, exempt: string, what: 'middle' | 'anything') =>
  part.evaluate(
    (root, { except, isWhole }) => {
      const middleOf = ({ left, top, width, height }: DOMRect) =>
        new DOMRect(left + width / 2, top + height / 2)
      /** How much of a box the elements around it cut off, and do not scroll. */
      const cutOff = (element: Element | null, box: DOMRect): number => {
        if (!element || element === document.body) return Math.max(0, isWhole ? 0 : -box.left)
        const area = element.getBoundingClientRect()
        const { overflowX, overflowY, position } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowX + overflowY))
          return isWhole ? 0 : cutOff(element.parentElement, middleOf(area))
        const outX = Math.max(area.left - box.left, box.right - area.right)
        const outY = Math.max(area.top - box.top, box.bottom - area.bottom)
        if (/hidden|clip/.test(overflowX) && outX > 1) return outX
        if (/hidden|clip/.test(overflowY) && outY > 1) return outY
        return position === 'fixed' ? 0 : cutOff(element.parentElement, box)
      }
      const lost = (text: Node, element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const boxes = [...range.getClientRects()]
        if (isWhole) return Math.max(0, ...boxes.map((box) => cutOff(element, box)))
        const box = range.getBoundingClientRect()
        const shows = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return shows && box.width > 0 ? cutOff(element, middleOf(box)) : Infinity
      }

      const found: (Fault & { words: string })[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        const words = text.textContent?.trim()
        if (!element || !words || element.closest(except)) continue
        // A button without use is taken away, as is what only scripts would make true.
        const taken = isWhole ? element : element.closest('button, .script-only')
        if (taken?.checkVisibility() === false) continue
        const { width, height } = element.getBoundingClientRect()
        const isForScreenReaders = width && height && width <= 1 && height <= 1
        if (isForScreenReaders) continue
        const pixels = lost(text, element)
        if (pixels > 0) found.push({ html: element.outerHTML, pixels, words })
      }
      return found
    },
    { except: exempt, isWhole: what === 'anything' },
  )

/** Words in a part of the page that a reader cannot get to see, however they scroll. */
export const unseenWords = async (part: Locator, except = ''): Promise<string[]> => {
  const texts = await hiddenTexts(
    part,
    ['[aria-hidden="true"]', SPARED, except].filter(Boolean).join(', '),
    'middle',
  )
  return texts.map(({ words }) => words)
}

/** Words of which a part is cut off; not those of carousels, nor hidden ones. */
export const cutWords = async (part: Locator): Promise<string[]> =>
  inWords(await hiddenTexts(part, '[aria-roledescription], [hidden]', 'anything'), 'is cut off by')

/** The elements in a part that animations move now, in a few words; not those that only scrolling moves. */
export const runningAnimations = async (page: Page, part = 'html'): Promise<string[]> => {
  const moved = await page.evaluate(
    (selector) =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) =>
            playState === 'running' && timeline instanceof DocumentTimeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((target) => target?.closest(selector))
        .map((target) => target!.outerHTML),
    part,
  )
  return moved.map(inShort)
}
