import type { Grip } from '../scene.ts'

import type { mountScene } from './renderer-client.ts'

/** A scene in the worker, and the canvas that it draws on. */
export interface RunningScene {
  canvas: HTMLCanvasElement
  /** Posts a command for its canvas to the worker. */
  post: ReturnType<typeof mountScene>
  /** The picture that shows it; none from one page to the next. */
  picture: Element | undefined
  /** Called with what the worker reports of it, for that picture. */
  onReport: Parameters<typeof mountScene>[2]
  /** The page's theme when it got its colours. */
  theme: string | undefined
  /** Where what it draws can be taken hold of. */
  grip: Grip | undefined
}

/** The scenes on the page, by the names of their pictures. */
const scenes = new Map<string, RunningScene>()

/** Whether a scene is on the page, so that the picture on the next one can go on with it. */
export const isRunning = (name: string) => scenes.has(name)

export const addRunning = (name: string, scene: RunningScene) => {
  scenes.set(name, scene)
}

/** Browsers show nothing of a canvas that has moved until it is drawn again: a copy lies below it. */
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
  // In development, effects run twice: the picture takes back what it had. What is not drawn is in none.
  const { parentElement } = scene.canvas
  if (parentElement && parentElement !== picture) moveCanvas(scene.canvas, picture)
  return scene
}

/** Ends a scene, unless the page that is drawn in this task takes it. */
export const releaseRunning = (name: string, scene: RunningScene) => {
  scene.picture = undefined
  queueMicrotask(() => {
    if (scene.picture) return
    if (scenes.get(name) === scene) scenes.delete(name)
    scene.post({ type: 'release' })
    scene.canvas.parentElement?.replaceChildren()
  })
}
