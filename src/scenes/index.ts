import type { LiveScene, Scene, SceneModule } from './scene'

const ENDING = '.scene.ts'

const files = import.meta.glob<SceneModule>(['./*/*.scene.ts', '!./chart/*'])

/** The scenes of projects by the name that content uses, `<name>/<name>.scene.ts`; loaded on demand. */
export const scenes = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.split('/').at(-1)!.slice(0, -ENDING.length),
    load,
  ]),
)

/** The same and the hero's chart, which shows what runs on the page. */
export const liveScenes: Record<
  string,
  () => Promise<SceneModule<Scene | LiveScene<never, never>>>
> = { ...scenes, chart: () => import('./chart/chart.scene') }
