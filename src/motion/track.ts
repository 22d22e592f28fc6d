/**
 * A track that goes round without clones: how many whole tracks a slide is moved by, so that the
 * slides in view follow each other without a gap. One that has left on the left leaps a lap to the
 * right; going back, it leaps to the left again.
 *
 * A pure function of the position, the same from one whole position up to the next. For a movement
 * between two neighbours it is therefore `lapOf(slide, count, Math.min(from, to))` all the way.
 *
 * @param slide 0..count - 1
 * @param count slides in the track, at least one and at least one more than are in view
 * @param position of the left edge of the view, in slides: any real number
 * @returns whole tracks (`count` slides each) to translate the slide by, negative to the left
 */
export const lapOf = (slide: number, count: number, position: number): number =>
  Math.floor((Math.floor(position) - slide - 1) / count) + 1
