import type { LiveScene, Scene, SceneModule } from './scene'

const ENDING = '.scene.ts'

const files = import.meta.glob<SceneModule>(['./*/*.scene.ts', '!./chart/*'])

/** Loads a scene by the name that content uses: `scene:<name>` is `<name>/<name>.scene.ts`. */
export const scenes = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.split('/').at(-1)!.slice(0, -ENDING.length),
    load,
  ]),
)

/** The same and the hero's chart, which no content names. */
export const liveScenes: Record<
  string,
  () => Promise<SceneModule<Scene | LiveScene<never, never>>>
> = { ...scenes, chart: () => import('./chart/chart.scene') }
