import { type ActorRefFrom, createActor } from 'xstate'

import { brakeMachine } from '#machines/inspector/brake.machine'

import { site } from '../site'
import { asLongAs } from '../observe/as-long-as'
import { holdAnimations } from '../observe/hold-animations'
import { ownClock } from '../observe/own-clock'
import { createGate } from './gate'
import type { Host } from './host'

export interface Brake {
  control: ActorRefFrom<typeof brakeMachine>
  /** How many events wait. */
  waiting: () => number
  /** Lets the page run, and forgets what stops it; returns what takes hold of it again. */
  listen: () => () => void
}

/** Stops the page's clock, and its machines at breakpoints, as its control says. */
export const createBrake = (host: Host): Brake => {
  const control = createActor(brakeMachine, { id: 'brake', clock: ownClock }).start()
  const gate = createGate((hit) => control.send({ type: 'break.hit', hit }))

  /** Scenes are drawn in a worker: their own machine holds them. */
  const tellScenes = (isStill: boolean) => {
    for (const actor of site.actors()) {
      const event = site.stillEvent(actor, isStill)
      if (!event) continue
      gate.exempt(event)
      actor.send(event)
    }
  }

  const still = asLongAs(() => {
    const endings = [
      host.holdTime(),
      holdAnimations((target) => target.closest('.inspector-host') !== null, site.rootTimeline),
    ]
    tellScenes(true)
    return () => {
      tellScenes(false)
      for (const end of endings) end()
    }
  })

  const follow = () => {
    const snapshot = control.getSnapshot()
    const { breakpoints } = snapshot.context
    gate.stopAt(breakpoints)
    gate.guard(breakpoints.length > 0 || gate.waiting > 0 ? site.actors() : [])
    still(snapshot.hasTag('still'))
    if (!snapshot.hasTag('waiting')) gate.open()
  }

  return {
    control,
    waiting: () => gate.waiting,
    listen: () => {
      const subscription = control.subscribe(follow)
      const endings = [() => subscription.unsubscribe(), site.onActorsChange(follow)]
      follow()
      return () => {
        control.send({ type: 'page.go' })
        for (const end of endings) end()
        gate.stopAt([])
        gate.open()
        gate.guard([])
      }
    },
  }
}
