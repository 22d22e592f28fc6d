/**
 * The site's fonts by role: any variable font of `@fontsource-variable` (install its package), its
 * weight, and the nearest generic family. Pages, scenes, previews and the CV use them.
 */
export const fonts = {
  // One weight each: a file with a range is nearly twice as large.
  // The optical size for large type.
  Display: { family: 'Bricolage Grotesque', weight: 680, axes: { opsz: 48 }, like: 'sans' },
  Text: { family: 'Instrument Sans', weight: 400, like: 'sans' },
  Mono: { family: 'Geist Mono', weight: 400, like: 'mono' },
} as const
