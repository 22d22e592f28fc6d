import { type Hue, hues } from '../../content/types.ts'

/** The hue of a project that names none, by its place: one in turn. */
export const hueAt = (index: number): Hue => hues[index % hues.length]!
