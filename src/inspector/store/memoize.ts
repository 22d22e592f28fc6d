/** Remembers the results of a function by its last argument, an object that never changes. */
export const memoize = <Given extends unknown[], Subject extends object, Result>(
  make: (...given: [...Given, Subject]) => Result,
): typeof make => {
  const known = new WeakMap<object, Result>()
  return (...given) => {
    const subject = given.at(-1) as Subject
    if (!known.has(subject)) known.set(subject, make(...given))
    return known.get(subject) as Result
  }
}
