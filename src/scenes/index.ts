import type { SceneModule } from './scene'

/** The scenes of projects, by the name the content uses; each is loaded when it is first needed. */
export const scenes = {
  crypto: () => import('./crypto.scene'),
  gemini: () => import('./gemini.scene'),
  wellnest: () => import('./wellnest.scene'),
  barcode: () => import('./barcode.scene'),
  earth: () => import('./earth.scene'),
  write: () => import('./write.scene'),
} satisfies Record<string, () => Promise<SceneModule>>

export type SceneName = keyof typeof scenes

/** Those that need the page to show anything, besides. */
export const liveScenes = { ...scenes, chart: () => import('./chart.scene') }

export type LiveSceneName = keyof typeof liveScenes
