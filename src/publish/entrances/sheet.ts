import { PLACES } from '#motion/entrance-options'

import { entrances as ownEntrances } from '../../components/entrance/entrances.ts'
import { compileEntrance, type Enter } from './compile.ts'

/** A rule that any other may override. */
const rule = (selector: string, declarations: string) => `:where(${selector}){${declarations}}`

/** An entrance's rules: how it plays, and when and how long in the places where that differs. */
const rulesOf = (name: string, enter: Enter) => {
  const selector = `[data-enters=${name}]`
  const { frames, duration, easing, delay } = compileEntrance(name, enter, 0)
  const rules = [
    `@keyframes enter-${name}{${frames}}`,
    // Before its delay is over, an element stands as at the start.
    rule(selector, `animation:enter-${name} ${duration}s ${easing} ${delay}s backwards`),
  ]
  for (let order = 1; order < PLACES; order += 1) {
    const place = compileEntrance(name, enter, order)
    if (place.delay === delay && place.duration === duration) continue
    const times = `animation-duration:${place.duration}s;animation-delay:${place.delay}s`
    rules.push(rule(`${selector}[data-order="${order}"]`, times))
  }
  return rules
}

/**
 * Every entrance as CSS: an element with `data-enters` plays the one of that name; its place in a
 * stagger, `data-order`, may change when it begins and how long it takes.
 *
 * @throws what cannot be compiled, said by the entrance's name
 */
export const entrancesSheet = (entrances: Record<string, Enter>) =>
  Object.entries(entrances)
    .flatMap(([name, enter]) => rulesOf(name, enter))
    .join('\n')

/**
 * The site's own.
 * @public `loadFresh` imports it by its path.
 */
export const sheet = entrancesSheet(ownEntrances)
