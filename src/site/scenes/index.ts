import type { SceneModule } from './scene.ts'

const ENDING = '.scene.ts'

const files = import.meta.glob<Partial<SceneModule>>('./*.scene.ts')

/** A scene's module. It throws if the file lacks what each scene needs. */
const complete = ({ scene, still, ...rest }: Partial<SceneModule>, file: string): SceneModule => {
  if (scene && still !== undefined) return { ...rest, scene, still }
  const missing = scene ? 'still, the second of its still image' : 'scene'
  throw new Error(
    `src/site/scenes/${file.slice(2)} exports no ${missing}: see src/site/scenes/scene.ts`,
  )
}

/** Loads a scene by the name that content uses: `scene:<name>` is `<name>.scene.ts`. */
export const scenes = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.split('/').at(-1)!.slice(0, -ENDING.length),
    async () => complete(await load(), file),
  ]),
)
