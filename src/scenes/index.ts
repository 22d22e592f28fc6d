import type { SceneModule, SceneNames } from './scene'

export type SceneName = keyof SceneNames

const ENDING = '.scene.ts'

const files = import.meta.glob<SceneModule>(['./*.scene.ts', '!./chart.scene.ts'])

/** The scenes of projects, by the name the content uses; each is loaded when it is first needed. */
export const scenes = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.slice('./'.length, -ENDING.length), load]),
) as Record<SceneName, () => Promise<SceneModule>>

/** Those that need the page to show anything, besides. */
export const liveScenes = { ...scenes, chart: () => import('./chart.scene') }

export type LiveSceneName = keyof typeof liveScenes
