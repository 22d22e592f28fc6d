/** An effect that can be switched: `begin` starts it, and returns what ends it. */
export const toggleEffect = (begin: () => () => void) => {
  let end: (() => void) | undefined
  return (isWanted: boolean) => {
    if (isWanted) {
      end ??= begin()
    } else {
      end?.()
      end = undefined
    }
  }
}
