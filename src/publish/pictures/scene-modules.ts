import { scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'

import { themes } from '../../../uno.config.ts'

/**
 * All scenes, with what is needed to paint them.
 * @public `loadFresh` imports it by its path.
 */
export const sceneModules = {
  scenes: Object.fromEntries(
    await Promise.all(
      Object.entries(scenes).map(async ([name, load]) => [name, await load()] as const),
    ),
  ),
  themes,
  /** Seeded as in live scenes, so that they continue from the still image. */
  random: () => mulberry32(SEED),
}

export type SceneModules = typeof sceneModules
