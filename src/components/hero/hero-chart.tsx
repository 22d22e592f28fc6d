import { useEffect, useState } from 'react'
import { chart } from 'virtual:hero-chart'

import { observeSize, type ObserveActive } from '#lib/observe'
import type { ChartUpdate } from '#scenes/chart/chart'

import { useScene } from '../../canvas/use-scene'
import { useSceneSettings } from '../live-picture/use-scene-settings'
import { chartOfPage, feedChart } from './chart-feed'
import { obstaclesBefore } from './obstacles'

/** The chart is active whenever it can be seen. */
const always: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

/** Calls `listener` with the pointer's place on the chart, and with null when it leaves the hero. */
const observePointer = (
  frame: Element,
  listener: (at: readonly [number, number] | null) => void,
) => {
  // Words and nodes lie over the chart, so it cannot listen itself.
  const hero = frame.closest<HTMLElement>('[data-hero]')
  const onPointer = ({ type, clientX, clientY }: PointerEvent) => {
    const { left, top } = frame.getBoundingClientRect()
    listener(type === 'pointerleave' ? null : [clientX - left, clientY - top])
  }
  const types = ['pointermove', 'pointerleave'] as const
  for (const type of types) hero?.addEventListener(type, onPointer, { passive: true })
  return () => types.forEach((type) => hero?.removeEventListener(type, onPointer))
}

/** The charts of this page's machines, drawn behind the hero as they run. Decorative. */
export default function HeroChart() {
  const [data] = useState(() => chartOfPage(chart))
  const { theme, isStill, isQuiet } = useSceneSettings()
  // Still, it shows the active states without moving: the scene itself is told so, below.
  const { frame, isVisible, isMounted, isAway, update } = useScene({
    id: 'hero chart',
    scene: 'chart',
    observeActive: always,
    isStill: false,
    isQuiet: false,
    theme,
    data,
  })

  useEffect(() => {
    const element = frame.current
    if (!isMounted || !element) return
    const tell = (change: ChartUpdate) => update(change)
    const endings = [
      observeSize(element, () => tell({ type: 'obstacles', obstacles: obstaclesBefore(element) })),
      observePointer(element, (at) => tell({ type: 'pointer', at })),
    ]
    return () => endings.forEach((end) => end())
  }, [isMounted, frame, update])

  // Out of view it is told nothing; in view again, what is active then.
  useEffect(() => {
    if (isMounted && !isAway) return feedChart(data, update)
  }, [isMounted, isAway, data, update])

  useEffect(() => {
    if (isMounted) update({ type: 'still', isStill: isStill || isQuiet } satisfies ChartUpdate)
  }, [isMounted, isStill, isQuiet, update])

  return <div ref={frame} className={`absolute inset-0 ${isVisible ? '' : 'opacity-0'}`} />
}
