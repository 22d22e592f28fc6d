import type { Area } from '#devtools/chart/room.ts'
import { isSeen, shared, visibleBox, windowBox } from './part-boxes.ts'
import { isSmall, positionLabels } from './label-positions.ts'
import type { Part } from './see-inside.tsx'

const put = (element: HTMLElement, { x, y }: { x: number; y: number }, isFixed: boolean) => {
  const [left, top] = isFixed ? [0, 0] : [scrollX, scrollY]
  element.style.left = `${x + left}px`
  element.style.top = `${y + top}px`
}

/** The size of the state's name: a share of the part's width, within limits. Pixels. */
const stateSize = ({ width }: Area) => Math.min(60, Math.max(26, width * 0.078))

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
    .map((each) => ({ ...each, label: find('label', each.part) }))
    .toSorted(
      (one, other) =>
        Number(other.part.isFixed) - Number(one.part.isFixed) ||
        other.box.width * other.box.height - one.box.width * one.box.height,
    )

  for (const { label, box } of seen) {
    label.style.setProperty('--state', `${stateSize(box)}px`)
    label.toggleAttribute('data-small', isSmall(box))
  }
  /** Measures the labels. */
  const measure = (isShort: boolean) => {
    for (const { label } of seen) label.toggleAttribute('data-short', isShort)
    return seen.map(({ label }) => ({ width: label.offsetWidth, height: label.offsetHeight }))
  }
  const shortSizes = measure(true)
  const sizes = measure(false)
  const hint = layer.querySelector('.inside-hint')!.getBoundingClientRect()
  const labels = seen.map(({ part, box }, index) => ({
    box,
    sizes: [sizes[index]!, shortSizes[index]!],
    within: seen.findLastIndex(
      (outer, at) => at < index && outer.part.element.contains(part.element),
    ),
  }))
  const isRtl = getComputedStyle(layer).direction === 'rtl'
  const positions = positionLabels(labels, whole, [hint], isRtl)

  for (const [index, { part, full, label }] of seen.entries()) {
    const positioned = positions[index]
    label.style.visibility = positioned ? '' : 'hidden'
    label.toggleAttribute('data-short', positioned?.size === 1)
    if (positioned) put(label, positioned, part.isFixed)
    const outline = find('outline', part)
    const isInner = labels[index]!.within >= 0
    const box = positioned && isInner ? positioned.box : full
    // The outline would cross the label of the part around it.
    outline.hidden = isInner && !positioned
    put(outline, box, part.isFixed)
    outline.style.width = `${box.width}px`
    outline.style.height = `${box.height}px`
  }
}
