/** Remembers the results of a function by its argument, an object that never changes. */
export const memoize = <Subject extends object, Result>(make: (subject: Subject) => Result) => {
  const known = new WeakMap<Subject, Result>()
  return (subject: Subject) => {
    if (!known.has(subject)) known.set(subject, make(subject))
    return known.get(subject) as Result
  }
}
