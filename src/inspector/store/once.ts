/** A function that is called once for each object that is its last argument: these never change. */
export const once = <Given extends unknown[], Subject extends object, Result>(
  make: (...given: [...Given, Subject]) => Result,
): typeof make => {
  const known = new WeakMap<object, Result>()
  return (...given) => {
    const subject = given.at(-1) as Subject
    if (!known.has(subject)) known.set(subject, make(...given))
    return known.get(subject) as Result
  }
}
