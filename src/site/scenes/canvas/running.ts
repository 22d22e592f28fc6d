import type { Grip } from '../scene.ts'

import type { mountScene } from './renderer-client.ts'

/** A scene in the worker, and the canvas that it draws on. */
export interface RunningScene {
  canvas: HTMLCanvasElement
  /** Posts a command for its canvas to the worker. */
  post: ReturnType<typeof mountScene>
  /** The picture that shows the scene; undefined from one page to the next. */
  picture: Element | undefined
  /** Called with the worker's reports of the scene, for that picture. */
  onReport: Parameters<typeof mountScene>[2]
  /** The page's theme when the scene got its colours. */
  theme: string | undefined
  /** The part of the artboard that can be grabbed. */
  grip: Grip | undefined
}

/** The scenes on the page, by the names of their pictures. */
const scenes = new Map<string, RunningScene>()

/** Whether a scene is on the page, so that its picture on the next page can continue it. */
export const isRunning = (name: string) => scenes.has(name)

export const addRunning = (name: string, scene: RunningScene) => {
  scenes.set(name, scene)
}

/**
 * Moves a canvas, and leaves a copy below it: browsers show nothing of a moved canvas until it is
 * drawn again.
 */
const moveCanvas = (canvas: HTMLCanvasElement, picture: Element) => {
  const copy = canvas.cloneNode() as HTMLCanvasElement
  const isEmpty = canvas.width === 0 || canvas.height === 0
  if (!isEmpty) copy.getContext('2d')?.drawImage(canvas, 0, 0)
  picture.replaceChildren(copy, canvas)
}

/**
 * Moves a scene whose picture has just left the page into another picture.
 *
 * @returns the scene; undefined if there is none
 */
export const adoptRunning = (
  name: string,
  picture: Element,
  onReport: RunningScene['onReport'],
): RunningScene | undefined => {
  const scene = scenes.get(name)
  const isFree = scene && !scene.picture
  if (!isFree) return undefined
  scene.picture = picture
  scene.onReport = onReport
  // In development, effects run twice: the picture takes its canvas back. A scene that is not drawn
  // yet is in no picture.
  const { parentElement } = scene.canvas
  if (parentElement && parentElement !== picture) moveCanvas(scene.canvas, picture)
  return scene
}

/** Ends a scene, unless the page that is drawn in this task adopts it. */
export const releaseRunning = (name: string, scene: RunningScene) => {
  scene.picture = undefined
  queueMicrotask(() => {
    if (scene.picture) return
    if (scenes.get(name) === scene) scenes.delete(name)
    scene.post({ type: 'release' })
    scene.canvas.parentElement?.replaceChildren()
  })
}
