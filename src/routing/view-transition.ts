/** Least share of a picture that is seen where it is, so that one sees it move. */
const SEEN = 0.3

/** The share of a box that is within another. */
const shareWithin = (box: DOMRect, { left, right, top, bottom }: DOMRect) => {
  const width = Math.min(box.right, right) - Math.max(box.left, left)
  const height = Math.min(box.bottom, bottom) - Math.max(box.top, top)
  return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height || Infinity)
}

/** Whether a picture is in the window, and not cut off by its card. */
const isInView = (picture: Element) => {
  const box = picture.getBoundingClientRect()
  const card = picture.closest('[data-card]')?.getBoundingClientRect() ?? box
  const view = new DOMRect(0, 0, innerWidth, innerHeight)
  return shareWithin(box, view) > SEEN && shareWithin(box, card) > 1 / 2
}

/** The pictures in view by their names in the content, each with the scene that plays over it. */
const picturesInView = () => {
  const found = new Map<string, HTMLElement>()
  for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const name = picture.dataset['picture'] ?? ''
    if (found.has(name) || !isInView(picture)) continue
    found.set(name, picture.closest<HTMLElement>('[data-live]') ?? picture)
  }
  return found
}

const name = (element: HTMLElement, value: string) => {
  element.style.setProperty('view-transition-name', value)
  element.style.setProperty('view-transition-class', value && 'picture')
  // By an attribute: a rule that looked for the style would be checked at each change of any style.
  const part = element.closest('.section, .project-list > li')
  part?.toggleAttribute('data-holds-named', value !== '')
}

/**
 * Changes the page within a view transition: a picture that is on both pages moves to its other place.
 * Meanwhile the browser shows pictures of the page, and a press reaches nothing but the root: it ends
 * the transition and is passed on.
 */
export const startViewTransition = (change: () => void) => {
  let named = picturesInView()
  const places = [...named.keys()]
  const nameAll = () =>
    named.forEach((element, key) => name(element, `picture-${places.indexOf(key)}`))
  const forget = () => named.forEach((element) => name(element, ''))

  nameAll()
  const transition = document.startViewTransition(() => {
    forget()
    change()
    named = new Map([...picturesInView()].filter(([key]) => places.includes(key)))
    nameAll()
  })
  const passOn = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    end()
    transition.skipTransition()
    const target = document.elementFromPoint(event.clientX, event.clientY)
    target?.dispatchEvent(new MouseEvent('click', event))
  }
  const end = () => {
    removeEventListener('click', passOn)
    forget()
  }
  addEventListener('click', passOn)
  // It is skipped when the next one starts.
  transition.ready.catch(() => {})
  transition.finished.then(end, end)
}
