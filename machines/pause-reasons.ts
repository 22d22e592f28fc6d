/** A set of reasons to pause; playback resumes when it is empty. */
export type PauseReasons<PauseReason> = readonly PauseReason[]

export const withReason = <PauseReason>(
  pauseReasons: PauseReasons<PauseReason>,
  reason: PauseReason,
): PauseReasons<PauseReason> =>
  pauseReasons.includes(reason) ? pauseReasons : [...pauseReasons, reason]

export const withoutReason = <PauseReason>(
  pauseReasons: PauseReasons<PauseReason>,
  reason: PauseReason,
): PauseReasons<PauseReason> => pauseReasons.filter((other) => other !== reason)
