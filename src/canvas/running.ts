import type { Grip } from '#scenes/scene'

import type { mountScene } from './renderer-client'
import type { Surface } from './surface'

/** A scene in the worker, with the canvas that it draws on. */
export interface Running {
  surface: Surface
  post: ReturnType<typeof mountScene>
  /** Hears what happens to it, for the picture that has it now. */
  onReport: Parameters<typeof mountScene>[2]
  grip: Grip | undefined
  /** Its picture has left the page. */
  isLeft: boolean
}

/** The scenes on the page, by the names of their pictures. */
const scenes = new Map<string, Running>()

/** Whether a scene is on the page, so that the picture on the next one can go on with it. */
export const isRunning = (name: string) => scenes.has(name)

export const addRunning = (name: string, running: Running) => scenes.set(name, running)

/** Takes over a scene whose picture has just left the page. */
export const takeRunning = (name: string) => {
  const running = scenes.get(name)
  if (!running?.isLeft) return undefined
  running.isLeft = false
  return running
}

/** Ends a scene, unless the page that is drawn in this task takes it over. */
export const leaveRunning = (name: string, running: Running) => {
  running.isLeft = true
  queueMicrotask(() => {
    if (!running.isLeft) return
    if (scenes.get(name) === running) scenes.delete(name)
    running.post({ type: 'release' })
    running.surface.remove()
  })
}
