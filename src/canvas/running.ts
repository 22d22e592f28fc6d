import type { Grip } from '#scenes/scene'

import type { mountScene } from './renderer-client'

/** A scene in the worker, with the canvas that it draws on. */
export interface Running {
  canvas: HTMLCanvasElement
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

export const addRunning = (name: string, running: Running) => {
  scenes.set(name, running)
  return running
}

/**
 * Moves a scene whose picture has just left the page into another picture. Browsers show nothing of a
 * canvas that has moved until it is drawn again: a copy of what it showed lies below.
 *
 * @returns the scene; undefined if there is none
 */
export const takeRunning = (name: string, holder: Element, onReport: Running['onReport']) => {
  const running = scenes.get(name)
  if (!running?.isLeft) return undefined
  const { canvas } = Object.assign(running, { isLeft: false, onReport })
  // As when effects run twice in development.
  if (canvas.parentElement === holder) return running
  const copy = canvas.cloneNode() as HTMLCanvasElement
  if (canvas.width && canvas.height) copy.getContext('2d')?.drawImage(canvas, 0, 0)
  holder.replaceChildren(copy, canvas)
  return running
}

/** Ends a scene, unless the page that is drawn in this task takes it over. */
export const leaveRunning = (name: string, running: Running) => {
  running.isLeft = true
  queueMicrotask(() => {
    if (!running.isLeft) return
    if (scenes.get(name) === running) scenes.delete(name)
    running.post({ type: 'release' })
    running.canvas.parentElement?.replaceChildren()
  })
}
