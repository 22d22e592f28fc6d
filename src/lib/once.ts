/** Calls a function at most once for the same arguments, as JSON writes them: each call gets that result. */
export const once = <Given extends unknown[], Value>(make: (...given: Given) => Value) => {
  const made = new Map<string, Value>()
  return (...given: Given) => {
    const key = JSON.stringify(given)
    if (!made.has(key)) made.set(key, make(...given))
    return made.get(key)!
  }
}
