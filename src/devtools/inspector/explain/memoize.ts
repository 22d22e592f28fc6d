import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

/** Remembers the results of a function by its argument, an object that never changes. */
export const memoize = <Subject extends object, Result>(make: (subject: Subject) => Result) => {
  const known = new WeakMap<Subject, Result>()
  const read = (subject: Subject) => {
    if (!known.has(subject)) known.set(subject, make(subject))
    return known.get(subject) as Result
  }
  return Object.assign(read, { isKnown: (subject: Subject) => known.has(subject) })
}

/**
 * Remembers the last result of a function for its first argument, as long as the others are the same.
 *
 * @param isFinal whether a result may be remembered; by default any
 */
export const memoizeLast = <Subject extends object, Others extends readonly unknown[], Result>(
  make: (subject: Subject, ...others: Others) => Result,
  isFinal: (result: Result) => boolean = () => true,
) => {
  const known = new WeakMap<Subject, { others: Others; result: Result }>()
  return (subject: Subject, ...others: Others): Result => {
    const last = known.get(subject)
    if (last?.others.every((other, index) => other === others[index])) return last.result
    const result = make(subject, ...others)
    if (isFinal(result)) known.set(subject, { others, result })
    return result
  }
}

type OfEvent<Result> = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Result

/** Remembers results by a snapshot and an event: a snapshot is asked for the same events again. */
export const memoizeEvents = <Result>(make: OfEvent<Result>) => {
  const known = memoize<AnyMachineSnapshot, WeakMap<AnyEventObject, Result>>(() => new WeakMap())
  const read: OfEvent<Result> = (snapshot, event) => {
    const results = known(snapshot)
    if (!results.has(event)) results.set(event, make(snapshot, event))
    return results.get(event) as Result
  }
  return Object.assign(read, {
    isKnown: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => known(snapshot).has(event),
    remember: (snapshot: AnyMachineSnapshot, event: AnyEventObject, result: Result) => {
      known(snapshot).set(event, result)
    },
  })
}
