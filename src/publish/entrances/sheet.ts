import { PLACES } from '#motion/entrance-options'

import { entrances as ownEntrances } from '../../components/entrance/entrances.ts'
import { compileEntrance, type CssAnimation, type Enter } from './compile.ts'

/** A rule that any other may override. */
const rule = (selectors: string[], declarations: Record<string, string>) =>
  `:where(${selectors.join(',')}){${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`

/**
 * Every entrance as CSS: an element with `data-enters` plays the one of that name, as it enters in
 * the place `data-order` of a stagger. Each set of keyframes and each easing is written once.
 *
 * @throws what cannot be compiled, said by the entrance's name
 */
export const entrancesSheet = (entrances: Record<string, Enter>) => {
  const names = new Map<string, string>()
  const easings = new Map<string, string[]>()
  const rules: string[] = []

  for (const [entrance, enter] of Object.entries(entrances)) {
    const places = Array.from({ length: PLACES }, (_, order) =>
      compileEntrance(entrance, enter, order),
    )
    for (const [order, place] of places.entries()) {
      const base = places[0]!
      const name = names.get(place.frames) ?? `enter-${entrance}${order || ''}`
      names.set(place.frames, name)
      const selector = `[data-enters=${entrance}]${order > 0 ? `[data-order="${order}"]` : ''}`
      const isOther = (key: keyof CssAnimation) =>
        order === 0 ? Boolean(place[key]) : place[key] !== base[key]
      const declarations = {
        ...(isOther('frames') && { 'animation-name': name }),
        ...(isOther('duration') && { 'animation-duration': `${place.duration}s` }),
        ...(isOther('delay') && { 'animation-delay': `${place.delay}s` }),
      }
      if (Object.keys(declarations).length > 0) rules.push(rule([selector], declarations))
      if (isOther('easing'))
        easings.set(place.easing, [...(easings.get(place.easing) ?? []), selector])
    }
  }
  return [
    ...[...names].map(([frames, name]) => `@keyframes ${name}{${frames}}`),
    // Before its delay is over, an element stands as at the start.
    rule(['[data-enters]'], { 'animation-fill-mode': 'backwards' }),
    ...rules,
    ...[...easings].map(([easing, selectors]) =>
      rule(selectors, { 'animation-timing-function': easing }),
    ),
  ].join('\n')
}

/**
 * The site's own.
 * @public `loadFresh` imports it by its path.
 */
export const sheet = entrancesSheet(ownEntrances)
