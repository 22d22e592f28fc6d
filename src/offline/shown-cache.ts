/** Name of the cache of pictures, scripts and styles that were used, for a worker of that scope. */
export const shownCache = (scope: string) => `shown ${scope}`
