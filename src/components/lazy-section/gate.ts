/** A promise for React to wait at, and what keeps it. */
export const createGate = () => {
  let keep: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    keep = resolve
  })
  return { opened, open: () => keep?.() }
}
