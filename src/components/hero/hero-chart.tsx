import { useEffect, useState } from 'react'
import { chart } from 'virtual:hero-chart'

import type { WatchLook } from '#hooks/watch'

import { useScene } from '../../canvas/use-scene'
import { useWornTheme } from '../preferences/preferences'
import { chartOfPage, feedChart } from './chart-feed'

/** It is the ground of the first screen: looked at whenever it can be seen. */
const always: WatchLook = (_, listener) => {
  listener(true)
  return () => {}
}

/** The machines of this page, drawn behind the hero as they run. Decorative. */
export default function HeroChart() {
  const [data] = useState(() => chartOfPage(chart))
  const { frame, isVisible, isMounted, give } = useScene({
    ...{ id: 'hero chart', scene: 'chart', watchLook: always, data },
  })
  const theme = useWornTheme()

  // In new colours the scene is set up anew, and has to be told again.
  useEffect(() => {
    if (!isMounted) return
    return feedChart(data, (news) => give.current?.({ type: 'tell', news }))
  }, [isMounted, data, give, theme])

  useEffect(() => {
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect()
      if (!box) return
      const isInside = clientY < box.bottom && clientY > box.top
      const at = isInside ? ([clientX - box.left, clientY - box.top] as const) : null
      give.current?.({ type: 'tell', news: { type: 'pointer', at } })
    }
    addEventListener('pointermove', onMove, { passive: true })
    return () => removeEventListener('pointermove', onMove)
  }, [frame, give])

  return <div ref={frame} className={`breath absolute inset-0 ${isVisible ? '' : 'opacity-0'}`} />
}
