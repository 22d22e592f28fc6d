import { createActor } from 'xstate'

import { brakeMachine } from '#machines/inspector/brake.machine'

import { site } from '../seam'
import { asLongAs } from '../observe/as-long-as'
import { holdAnimations } from '../observe/hold-animations'
import { asOwn } from '../observe/observe-actor'
import { hasOwnClock } from '../observe/timers'
import { type Move, moveClock, ownClock } from '../observe/manual-clock'
import type { Store } from '../store/store'
import { isService } from '../xstate/services'
import { createGate } from './gate'
import type { Host } from './host'

export type Brake = ReturnType<typeof createBrake>

/** Actors that run on in a frozen page, by name: what a promise or a callback does takes its own time. */
export const goingOn = ({ actors }: Store) =>
  [...actors.values()].flatMap(({ name, isGone, snapshot: { live, status } }) => {
    const isFree = isService(live.actor) || hasOwnClock(live.actor)
    return isFree && !isGone && status === 'active' ? name : []
  })

/** Stops the page's clock, and its machines at breakpoints, as its control says. */
export const createBrake = (host: Host) => {
  const control = createActor(brakeMachine, { id: 'brake', clock: ownClock }).start()
  const gate = createGate((event) => control.send(event))

  /** Scenes are drawn in a worker: their own machine holds them. */
  const tellScenes = (isStill: boolean) => {
    for (const actor of site.actors()) {
      const event = site.stillEvent(actor, isStill)
      if (event) gate.sendPast(actor, asOwn(event))
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
  const wait = asLongAs(() => gate.open)

  const follow = () => {
    const snapshot = control.getSnapshot()
    const { breakpoints, held } = snapshot.context
    const isStepping = snapshot.matches('stepping')
    const isWaiting = snapshot.hasTag('waiting')
    const isGuarded = isStepping || isWaiting || breakpoints.length + held.length > 0
    gate.stopAt(breakpoints, isStepping)
    gate.guard(isGuarded ? site.actors() : [])
    still(snapshot.hasTag('still'))
    wait(isWaiting)
  }

  return {
    control,
    move: (by: Parameters<Move>[0]) => {
      const clock = host.heldClock()
      if (!clock) return
      const { hit } = control.getSnapshot().context
      moveClock(clock, by, () => control.getSnapshot().context.hit !== hit)
      host.store.refresh()
    },
    pass: gate.pass,
    /** Stops the page where it is to; returns what lets it run, and forgets what waits. */
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
