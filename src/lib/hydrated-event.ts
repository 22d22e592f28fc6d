/** Dispatched on the window when React answers the controls of a page, or of a section that came later. */
export const HYDRATED_EVENT = 'hydrated'

/** Dispatched at a button whose press is held until its page or section is hydrated. */
export const HELD_EVENT = 'press.held'

/** An attribute of a section whose code is on its way. */
export const WAITS = 'data-waits'
