import type { SceneModule } from './scene'

const ENDING = '.scene.ts'

const files = import.meta.glob<SceneModule>('./*/*.scene.ts')

/** Loads a scene by the name that content uses: `scene:<name>` is `<name>/<name>.scene.ts`. */
export const scenes = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.split('/').at(-1)!.slice(0, -ENDING.length),
    load,
  ]),
)
