import type { ObserveActive } from '#lib/observe'

/** Where a card is in the middle of a small window: the rest is above and below. */
const CENTRE = '-42% 0px -42% 0px'

/** A card is looked at while it is pointed at, has the focus or, without a pointer, is centred. */
export const observeCard: ObserveActive = (picture, listener) => {
  const card = picture.closest('article')
  if (!card) return () => {}
  const abort = new AbortController()
  const on = (type: string, isActive: boolean) =>
    card.addEventListener(type, () => listener(isActive), { signal: abort.signal })

  if (matchMedia('(hover: hover)').matches) {
    on('pointerenter', true)
    on('pointerleave', false)
  } else {
    const observer = new IntersectionObserver(
      (entries) => listener(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: CENTRE },
    )
    observer.observe(picture)
    abort.signal.addEventListener('abort', () => observer.disconnect())
  }
  on('focusin', true)
  on('focusout', false)
  // It may be looked at already.
  if (card.matches(':hover, :focus-within')) listener(true)
  return () => abort.abort()
}
