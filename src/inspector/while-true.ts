/** Begins something when it is wanted, and ends it when it no longer is. */
export const whileTrue = (begin: () => () => void) => {
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
