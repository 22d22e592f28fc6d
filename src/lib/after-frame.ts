/** Calls `act` once the next frames have been drawn; returns a function that cancels that. */
export const afterFrame = (act: () => void, frames = 1) => {
  let request = 0
  const wait = (left: number) => {
    request = requestAnimationFrame(() => (left > 0 ? wait(left - 1) : act()))
  }
  wait(frames)
  return () => cancelAnimationFrame(request)
}
