import type { Area, Size } from '../chart/room'
import { isSeen, shared, visibleBox, windowBox } from './parts'
import { type Place, placeLabels } from './place'
import type { Part } from './see-inside'

/** Sizes of labels, the largest first: three lines with the state in large type, down to one line. */
const sizes = ['large', 'normal', 'small', 'line'] as const
/** Of a part that is smaller, there is no more to say than its state. Pixels. */
const SMALL = 120

const sizesFor = ({ width, height }: Area) =>
  Math.min(width, height) < SMALL ? sizes.slice(2) : sizes

const put = (element: HTMLElement, { x, y }: { x: number; y: number }, isFixed: boolean) => {
  const [left, top] = isFixed ? [0, 0] : [scrollX, scrollY]
  element.style.left = `${x + left}px`
  element.style.top = `${y + top}px`
}

/** A finger's width of a large card is its state's height, within limits. */
const stateSize = ({ width }: Area) => Math.min(60, Math.max(26, width * 0.078))

const place = (
  label: HTMLElement,
  placed: Place | undefined,
  names: readonly string[],
  isFixed: boolean,
) => {
  label.style.visibility = placed ? '' : 'hidden'
  if (!placed) return
  label.dataset['size'] = names[placed.size]!
  put(label, placed, isFixed)
}

/** Puts outlines round the parts that are in the window, and their labels where none meets another. */
export const layOut = (layer: HTMLElement, parts: readonly Part[]) => {
  const below = windowBox()
  const whole = { ...below, y: 0, height: below.y + below.height }
  const find = (kind: string, { actor }: Part) =>
    layer.querySelector<HTMLElement>(`.inside-${kind}[data-part="${actor.id}"]`)!
  const seen = parts
    .map((part) => {
      const full = visibleBox(part.element)
      return { part, full, box: shared(full, part.isFixed ? whole : below) }
    })
    .filter(({ part, box }) => {
      const isIn = isSeen(box)
      for (const kind of ['outline', 'label']) find(kind, part).hidden = !isIn
      return isIn
    })
    .map((each) => ({ ...each, label: find('label', each.part), names: sizesFor(each.box) }))
    .toSorted(
      (one, other) =>
        Number(other.part.isFixed) - Number(one.part.isFixed) ||
        other.box.width * other.box.height - one.box.width * one.box.height,
    )

  for (const { label, box } of seen) label.style.setProperty('--state', `${stateSize(box)}px`)
  // All of a size are measured at once.
  const measured = new Map<HTMLElement, Size[]>(seen.map(({ label }) => [label, []]))
  for (const size of sizes) {
    const those = seen.filter(({ names }) => (names as readonly string[]).includes(size))
    for (const { label } of those) label.dataset['size'] = size
    for (const { label } of those)
      measured.get(label)!.push({ width: label.offsetWidth, height: label.offsetHeight })
  }
  const hint = layer.querySelector('.inside-hint')!.getBoundingClientRect()
  const labels = seen.map(({ part, box, label }, index) => ({
    box,
    sizes: measured.get(label)!,
    within: seen.findLastIndex(
      (outer, at) => at < index && outer.part.element.contains(part.element),
    ),
  }))
  const isRtl = getComputedStyle(layer).direction === 'rtl'
  const places = placeLabels(labels, whole, [hint], isRtl)

  for (const [index, { part, full, label, names }] of seen.entries()) {
    const placed = places[index]
    place(label, placed, names, part.isFixed)
    const outline = find('outline', part)
    const box = placed && labels[index]!.within >= 0 ? placed.box : full
    put(outline, box, part.isFixed)
    outline.style.width = `${box.width}px`
    outline.style.height = `${box.height}px`
  }
}
