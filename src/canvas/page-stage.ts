import gsap from 'gsap'

import type { Order, Report } from './protocol'
import { createStage } from './stage'

/** The stage of browsers without OffscreenCanvas or workers: on GSAP's ticker, asleep when idle. */
export const openPageStage = (report: (report: Report) => void) => {
  const frame = () => {
    if (!stage.draw(performance.now())) gsap.ticker.remove(frame)
  }
  const stage = createStage(report, () => gsap.ticker.add(frame))
  return (order: Order) => {
    // The page's own style sheet has loaded the fonts.
    if (order.type !== 'fonts') stage.obey(order)
  }
}
