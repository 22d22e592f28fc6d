import { type SceneName, scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'

import { themes } from '../../../uno.config.ts'

const names = Object.keys(scenes) as SceneName[]

/**
 * All scenes, with what is needed to paint them.
 * @public `loadFresh` imports it by its path.
 */
export const sceneModules = {
  scenes: Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await scenes[name]()] as const)),
  ),
  themes,
  /** Seeded as in live scenes, so that they continue from the still image. */
  random: () => mulberry32(SEED),
}

export type SceneModules = typeof sceneModules
