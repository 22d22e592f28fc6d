import { pageClock } from '#devtools/actors/page-clock.ts'
import { registeredActors } from '#devtools/actors/registry.ts'
import { pauseAnimations } from './pause-animations.ts'
import { site } from './site.ts'

const isOfPanel = (target: Element) => target.closest('.inspector-host') !== null

const sendToScenes = (isFrozen: boolean) => {
  for (const actor of registeredActors()) {
    const event = site.freezeEvent(actor, isFrozen)
    if (event) actor.send(event)
  }
}

/** Stops the page's clock and all that moves; returns a function that lets them go on. */
export const freezePage = () => {
  pageClock.stop()
  const releaseAnimations = pauseAnimations(isOfPanel, site.rootTimeline)
  sendToScenes(true)
  return () => {
    sendToScenes(false)
    releaseAnimations()
    pageClock.run()
  }
}
