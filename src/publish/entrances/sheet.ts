import { PLACES } from '#motion/entrance-options'

import { entrances as ownEntrances } from '../../components/entrance/entrances.ts'
import { compileEntrance, type CssAnimation, type Enter } from './compile.ts'

/** A rule that any other may override. */
const rule = (selectors: string[], declarations: Record<string, string>) =>
  `:where(${selectors.join(',')}){${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`

const timesOf = ({ duration, delay }: CssAnimation) => ({
  'animation-duration': `${duration}s`,
  'animation-delay': `${delay}s`,
})

/**
 * Every entrance as CSS: an element with `data-enters` plays the one of that name; its place in a
 * stagger, `data-order`, may change when it begins and how long it takes. Each set of keyframes and each
 * easing is written once.
 *
 * @throws what cannot be compiled, said by the entrance's name
 */
export const entrancesSheet = (entrances: Record<string, Enter>) => {
  const names = new Map<string, string>()
  const easings = new Map<string, string[]>()
  const rules: string[] = []

  for (const [entrance, enter] of Object.entries(entrances)) {
    const selector = `[data-enters=${entrance}]`
    const first = compileEntrance(entrance, enter, 0)
    const name = names.get(first.frames) ?? `enter-${entrance}`
    names.set(first.frames, name)
    easings.set(first.easing, [...(easings.get(first.easing) ?? []), selector])
    rules.push(rule([selector], { 'animation-name': name, ...timesOf(first) }))
    for (let order = 1; order < PLACES; order += 1) {
      const place = compileEntrance(entrance, enter, order)
      if (place.delay === first.delay && place.duration === first.duration) continue
      rules.push(rule([`${selector}[data-order="${order}"]`], timesOf(place)))
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
