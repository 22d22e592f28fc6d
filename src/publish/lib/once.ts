/** Calls a function at most once: every call gets the same promise. */
export const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
