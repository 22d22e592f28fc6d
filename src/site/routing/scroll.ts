const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element that the hash of an address points at, as browsers look for it. */
export const targetOf = (hash: string) => {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(decoded(id))
}

/** Focuses the element that the address points at, or its heading. */
export const focusTarget = () => {
  const target = targetOf(location.hash)
  const heading = target?.querySelector<HTMLElement>('[tabindex="-1"]') ?? target
  heading?.focus({ preventScroll: true })
}

/**
 * Scrolls to the element that the address points at, or to the top, and has its heading focused.
 */
export const scrollToTarget = () => {
  const target = targetOf(location.hash)
  if (!target) return scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView()
  focusTarget()
}
