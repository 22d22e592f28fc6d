import { elementMiddle } from '#lib/element-middle.ts'
import { pageFlags } from '#lib/page-flags.ts'

/** The ancestors of an element, within the page. */
const ancestorsOf = (element: Element) => {
  const ancestors: HTMLElement[] = []
  for (let next = element.parentElement; next && next !== document.body; next = next.parentElement)
    ancestors.push(next)
  return ancestors
}

/** Whether the middle of a picture is in the window, and not clipped: a slide may be beside its carousel. */
const isInView = (picture: Element) => {
  const { x, y } = elementMiddle(picture)
  const containsMiddle = ({ left, right, top, bottom }: DOMRect) =>
    x > left && x < right && y > top && y < bottom
  if (!containsMiddle(new DOMRect(0, 0, innerWidth, innerHeight))) return false
  return ancestorsOf(picture).every(
    (ancestor) =>
      getComputedStyle(ancestor).overflowX === 'visible' ||
      containsMiddle(ancestor.getBoundingClientRect()),
  )
}

/** The pictures in view by their names in the content, each with the scene that plays over it. */
const picturesInView = () => {
  const found = new Map<string, HTMLElement>()
  for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const name = picture.dataset['picture'] ?? ''
    if (!found.has(name) && isInView(picture)) found.set(name, picture)
  }
  return found
}

/** The image that a picture shows in this theme. */
const imageOf = (element: Element) =>
  [...element.querySelectorAll('img')].find(({ offsetWidth }) => offsetWidth > 0)

/**
 * The pictures in view that are loaded, by their names in the content, each with the address of its
 * image.
 */
export const shownInView = () =>
  new Map(
    [...picturesInView()].flatMap(([key, element]) => {
      const image = imageOf(element)
      return image?.naturalWidth ? [[key, image.currentSrc] as const] : []
    }),
  )

/** How long a change waits for the pictures that it brings into view. */
const PATIENCE_MS = 60

/**
 * Has pictures in view drawn in the first frame after a change, as soon as they are loaded. A picture
 * that is still loading stands on the image that was seen before.
 *
 * @param before the images that were shown, from `shownInView`
 * @returns when the change can be shown
 */
export const settlePictures = (before: ReadonlyMap<string, string>) => {
  const arrivals = [...picturesInView()].map(async ([key, element]) => {
    const image = imageOf(element)
    if (!image) return
    image.loading = 'eager'
    if (image.naturalWidth) return
    const seen = before.get(key)
    const frame = image.parentElement!
    if (seen) frame.style.background = `center / cover url("${seen}")`
    // If the image does not come, its place is cleared, too.
    await image.decode().catch(() => {})
    frame.style.background = ''
  })
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([Promise.all(arrivals), patience])
}

/** Whether an element's corners meet. */
const isRound = (element: HTMLElement) =>
  Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= element.offsetWidth / 2

const name = (element: HTMLElement, value: string, corners = '') => {
  element.style.setProperty('view-transition-name', value)
  element.style.setProperty('view-transition-class', value && `picture ${corners}`)
}

/**
 * Starts a view transition. During it the browser shows pictures of the page, and a press reaches
 * nothing but the root: it ends the transition and is passed on.
 */
export const transit = (change: () => unknown, onEnd: () => void) => {
  const transition = document.startViewTransition(async () => void (await change()))
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    end()
    transition.skipTransition()
    const target = document.elementFromPoint(event.clientX, event.clientY)
    target?.dispatchEvent(new MouseEvent('click', event))
  }
  const end = () => {
    removeEventListener('click', passOn)
    onEnd()
  }
  addEventListener('click', passOn)
  // `ready` rejects when the next transition skips this one.
  transition.ready.catch(() => {})
  transition.finished.then(end, end)
  return transition
}

/** Has the bar change apart from the page or, with `none`, together with it. */
export const nameBar = (value: 'bar' | 'none') =>
  document.querySelector('header')?.style.setProperty('view-transition-name', value)

/** Changes the page within a view transition: a picture that is on both pages moves to its other place. */
export const startViewTransition = (change: () => void) => {
  // While the page is faded, a named element would be shown unfaded.
  const isFaded = 'inside' in pageFlags()
  let named = isFaded ? new Map<string, HTMLElement>() : picturesInView()
  const before = shownInView()
  const keys = [...named.keys()]
  const round = new Set(keys.filter((key) => isRound(named.get(key)!)))
  /** The class for how the corners of a picture turn on its way. */
  const pictureCorners = (key: string, element: HTMLElement) => {
    if (isRound(element)) return 'to-round'
    return round.has(key) ? 'from-round' : ''
  }
  const nameAll = () =>
    named.forEach((element, key) =>
      name(element, `picture-${keys.indexOf(key)}`, pictureCorners(key, element)),
    )
  const forget = () => named.forEach((element) => name(element, ''))

  nameBar(isFaded ? 'none' : 'bar')
  nameAll()
  transit(() => {
    forget()
    change()
    named = new Map([...picturesInView()].filter(([key]) => keys.includes(key)))
    nameAll()
    return settlePictures(before)
  }, forget)
}
