/** The colours that a project may have; their values are in `uno.config.ts`. */
export const hues = ['amber', 'violet', 'mint', 'red', 'sea', 'rose'] as const
