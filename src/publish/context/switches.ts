/** The switches of `site.ts`, for sites that do not name them. */
export const SWITCHES = { offline: true, inspector: true, canvas: true, heroLines: true }
