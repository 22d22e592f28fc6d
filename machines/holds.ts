/** A set of reasons to pause; playback resumes when it is empty. */
export type Holds<Hold> = readonly Hold[]

export const withHold = <Hold>(holds: Holds<Hold>, reason: Hold): Holds<Hold> =>
  holds.includes(reason) ? holds : [...holds, reason]

export const withoutHold = <Hold>(holds: Holds<Hold>, reason: Hold): Holds<Hold> =>
  holds.filter((hold) => hold !== reason)
