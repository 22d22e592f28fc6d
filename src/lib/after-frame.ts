/** Calls `act` once the next frame has been drawn; returns a function that cancels that. */
export const afterFrame = (act: () => void) => {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(request)
}
