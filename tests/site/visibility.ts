/** What of a page a reader can see, what sticks out, what is cut off and what moves. */
// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Locator, Page } from 'playwright'

import { ui } from '#words/ui'

/** What has its turn later: closed answers, slides that are not on show, later pages. */
export const LATER = `[hidden], [data-beyond], details, [aria-roledescription="${ui.carousel.carousel}"]`

/** Lines of the hero for which a small window has no room. */
const SPARED = 'script, [data-line=motion], [data-line=palette]'

/** Words in a part of the page that a reader cannot get to see, however they scroll. */
export const unseenWords = (part: Locator, except = ''): Promise<string[]> =>
  part.evaluate((root, exempt) => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const within = (value: number, low: number, high: number) =>
      Math.min(Math.max(value, low), high)

    /** Whether a point is in none of the places that an element around it cuts off. */
    const isInSight = (element: Element | null, x: number, y: number): boolean => {
      if (!element || element === document.body) return x >= 0
      const area = element.getBoundingClientRect()
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const [nearX, nearY] = [within(x, area.left, area.right), within(y, area.top, area.bottom)]
      if (clips(overflowX) && nearX !== x) return false
      if (clips(overflowY) && nearY !== y) return false
      if (position === 'fixed') return true
      // What a visitor can scroll to is in sight.
      const scrolls = [overflowX, overflowY].map((overflow) => /auto|scroll/.test(overflow))
      return isInSight(element.parentElement, scrolls[0] ? nearX : x, scrolls[1] ? nearY : y)
    }

    const isForScreenReaders = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return Boolean(width && height) && width <= 1 && height <= 1
    }
    const isSeen = (text: Node, element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, top, width, height } = range.getBoundingClientRect()
      const shows = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return shows && width > 0 && isInSight(element, left + width / 2, top + height / 2)
    }

    const unseen: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim()) continue
      const words = text.textContent.trim()
      const isDecoration = element.closest('[aria-hidden="true"]')
      // A button without use is taken away, as is what only scripts would make true.
      const isUseless = element.closest('button, .script-only')?.checkVisibility() === false
      if (isDecoration || isUseless || isForScreenReaders(element)) continue
      if (element.closest(exempt)) continue
      if (!isSeen(text, element)) unseen.push(words)
    }
    return unseen
  }, [SPARED, except].filter(Boolean).join(', '))

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

const told = (faults: Fault[], what: string) =>
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
    const beyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return isMirrored ? -left : right - clientWidth
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => beyond(element) > 1 && !cutsOff(element.parentElement),
    )
    return {
      scrolls: scrollWidth - clientWidth,
      // What is inside of another reaches out with it.
      wide: out
        .filter((element) => !out.includes(element.parentElement!))
        .map((element) => ({ html: element.outerHTML, pixels: beyond(element) })),
    }
  })
  return [
    ...(scrolls > 0 ? [`the page scrolls by ${scrolls} px`] : []),
    ...told(wide, 'sticks out by'),
  ]
}

/** Words of which a part is cut off by something around them, and cannot be scrolled to. */
export const cutWords = async (part: Locator): Promise<string[]> => {
  const faults = await part.evaluate((root) => {
    const clips = /hidden|clip/
    /** How much of a box the elements around it cut off. */
    const cutOff = (element: Element | null, box: DOMRect): number => {
      if (!element || element === document.body) return 0
      const area = element.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(element)
      if (/auto|scroll/.test(overflowX + overflowY)) return 0
      const outX = Math.max(area.left - box.left, box.right - area.right)
      const outY = Math.max(area.top - box.top, box.bottom - area.bottom)
      if (clips.test(overflowX) && outX > 1) return outX
      return clips.test(overflowY) && outY > 1 ? outY : cutOff(element.parentElement, box)
    }
    // What turns round, waits for its turn, or is drawn only.
    const exempt = '[aria-roledescription], [aria-hidden="true"], [hidden]'
    const cut: Fault[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!element?.checkVisibility() || !words || element.closest(exempt)) continue
      // For screen readers only.
      if (element.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const pixels = Math.max(0, ...[...range.getClientRects()].map((box) => cutOff(element, box)))
      if (pixels > 0) cut.push({ html: element.outerHTML, pixels })
    }
    return cut
  })
  return told(faults, 'is cut off by')
}

/** Animations in a part that are under way, by what they move; not what only scrolling moves. */
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
