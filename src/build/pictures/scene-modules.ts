import { type SceneName, scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'

import { themes } from '../../../uno.config.ts'

const names = Object.keys(scenes) as SceneName[]

/**
 * Everything that scenes are painted with.
 * @public `loadFresh` imports it by its path.
 */
export const sceneModules = {
  scenes: Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await scenes[name]()] as const)),
  ),
  themes,
  /** The generator that the live scenes begin with, so that they go on from the still. */
  random: () => mulberry32(SEED),
}

export type SceneModules = typeof sceneModules
