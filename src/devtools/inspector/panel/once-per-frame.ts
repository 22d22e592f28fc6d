/** How long a frame lasts on most screens. Milliseconds. */
const FRAME_MS = 16

/**
 * Calls a listener at changes, at most once a frame; returns what ends that. The first change is
 * told at once, so that the panel is drawn in the frame in which the page shows the same step:
 * another frame would have the whole page looked through once more.
 *
 * @param subscribe calls its argument at each change, and returns what ends that
 */
export const oncePerFrame = (
  subscribe: (listener: () => void) => () => void,
  listener: () => void,
) => {
  let timeout: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  const tell = () => {
    timeout = undefined
    last = performance.now()
    listener()
  }
  const end = subscribe(() => {
    if (timeout !== undefined) return
    const left = last + FRAME_MS - performance.now()
    if (left > 0) timeout = setTimeout(tell, left)
    else tell()
  })
  return () => {
    clearTimeout(timeout)
    end()
  }
}
