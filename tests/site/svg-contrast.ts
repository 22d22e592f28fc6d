import type { Locator } from 'playwright'

/** The least contrast of text (WCAG 1.4.3). */
const LEAST = 4.5

/** Words of a drawing that are too faint on the rectangles under them: axe does not look there. */
export const faintWords = (drawing: Locator): Promise<string[]> =>
  drawing.evaluate((svg, least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const paint = (fill: string, alpha = 1) => {
      canvas.globalAlpha = alpha
      canvas.fillStyle = fill
      canvas.fillRect(0, 0, 1, 1)
    }
    const luminance = () => {
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const share = byte / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const opacityOf = (part: Element): number =>
      Number(getComputedStyle(part).opacity) *
      (part.parentElement && part !== svg ? opacityOf(part.parentElement) : 1)

    const grounds = [...svg.querySelectorAll('rect')].map((rect) => ({
      area: rect.getBoundingClientRect(),
      fill: getComputedStyle(rect).fill,
    }))
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--ink')
    return [...svg.querySelectorAll('text:not(:has(tspan)), tspan')].flatMap((word) => {
      const { left, top, width, height } = word.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      paint(paper)
      for (const { area, fill } of grounds)
        if (fill !== 'none' && x > area.left && x < area.right && y > area.top && y < area.bottom)
          paint(fill)
      const ground = luminance()
      paint(getComputedStyle(word).fill, opacityOf(word))
      const [dark, light] = [ground, luminance()].toSorted((one, other) => one - other)
      const contrast = (light! + 0.05) / (dark! + 0.05)
      return contrast < least && width > 0 ? `${word.textContent}: ${contrast.toFixed(1)}` : []
    })
  }, LEAST)
