/** Dispatched on the window when React answers the controls of a page. */
export const HYDRATED_EVENT = 'hydrated'
