/** Name of the cache of what was shown, in a worker of that scope. */
export const shownCache = (scope: string) => `pictures ${scope}`
