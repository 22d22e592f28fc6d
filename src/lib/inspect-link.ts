/** The address that opens the inspector at an actor, on the same page. */
export const inspectLink = (actor: string) => `?${new URLSearchParams({ inspect: actor })}`
