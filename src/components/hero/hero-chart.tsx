import { useEffect, useState } from 'react'
import { chart } from 'virtual:hero-chart'

import { observeSize, type ObserveActive } from '#lib/observe'
import type { ChartUpdate } from '#scenes/chart/chart'

import { useScene } from '../../canvas/use-scene'
import { useMotionAllowed, useTheme } from '../../preferences/provider'
import { chartOfPage, feedChart } from './chart-feed'
import { obstaclesBefore } from './obstacles'

/** It is the ground of the first screen: looked at whenever it can be seen. */
const always: ObserveActive = (_, listener) => {
  listener(true)
  return () => {}
}

/** Where the pointer is on a chart; null when it has left the words and nodes before it too. */
const watchPointer = (frame: Element, tell: (at: readonly [number, number] | null) => void) => {
  // Over the whole page each move would have the chart drawn anew.
  const hero = frame.closest<HTMLElement>('[data-hero]')
  const hear = ({ type, clientX, clientY }: PointerEvent) => {
    const { left, top } = frame.getBoundingClientRect()
    tell(type === 'pointerleave' ? null : [clientX - left, clientY - top])
  }
  const types = ['pointermove', 'pointerleave'] as const
  for (const type of types) hero?.addEventListener(type, hear, { passive: true })
  return () => types.forEach((type) => hero?.removeEventListener(type, hear))
}

/** The machines of this page, drawn behind the hero as they run. Decorative. */
export default function HeroChart() {
  const [data] = useState(() => chartOfPage(chart))
  const { frame, isVisible, isMounted, isPlaying, give } = useScene({
    id: 'hero chart',
    scene: 'chart',
    observeActive: always,
    data,
    showsStill: true,
  })
  const theme = useTheme()
  const moves = useMotionAllowed()

  // In new colours the scene is set up anew, and has to be told everything again.
  useEffect(() => {
    const element = frame.current
    if (!isMounted || !element) return
    const tell = (update: ChartUpdate) => give.current?.({ type: 'update', update })
    tell({ type: 'still', isStill: !moves })
    const endings = [
      observeSize(element, () => tell({ type: 'obstacles', obstacles: obstaclesBefore(element) })),
      watchPointer(element, (at) => tell({ type: 'pointer', at })),
      feedChart(data, tell),
    ]
    return () => endings.forEach((end) => end())
  }, [isMounted, data, frame, give, theme, moves])

  return (
    <div
      ref={frame}
      className={`absolute inset-0 ${isPlaying ? 'breath' : ''} ${isVisible ? '' : 'opacity-0'}`}
    />
  )
}
