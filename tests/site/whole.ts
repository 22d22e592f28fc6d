/** What of a page that nobody has moved is not there to be seen. */
// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */

/**
 * Runs in the page, so it knows nothing from here: texts that are under an opacity, or in a part that is not laid
 * out, and pictures without pixels, each in a few words.
 */
export const missing = () => {
  const short = (text: string) => text.trim().slice(0, 40)
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  /** A drawing that moves, such as a label that fades, says nothing that is not said elsewhere. */
  const isMute = (element: Element) =>
    element.closest(
      'script, style, template, noscript, [aria-hidden="true"], :disabled, [aria-disabled="true"]',
    ) !== null

  const texts: string[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || isMute(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (!element.checkVisibility({ contentVisibilityAuto: true }))
      texts.push(`not laid out: ${short(node.textContent)}`)
    else if (opacityOf(element) < 1) texts.push(`under an opacity: ${short(node.textContent)}`)
  }

  /** A slide may be beside its carousel. */
  const isCutOff = (element: Element) => {
    const view = element.closest('.carousel-viewport')?.getBoundingClientRect()
    const { left, right } = element.getBoundingClientRect()
    return view !== undefined && (left >= view.right - 1 || right <= view.left + 1)
  }
  const pictures = [...document.querySelectorAll('picture')]
    .filter((picture) => picture.checkVisibility() && !isCutOff(picture))
    .filter((picture) => {
      const image = picture.querySelector('img')
      return !image?.checkVisibility() || !image.complete || image.naturalWidth === 0
    })
    .map((picture) => {
      const { top } = picture.getBoundingClientRect()
      return `without pixels: ${picture.dataset['picture']} at ${Math.round(top + scrollY)}`
    })
  return [...texts, ...pictures]
}
