/** Path and hash; the query is the inspector's own. */
export const addressNow = () => location.pathname + location.hash
