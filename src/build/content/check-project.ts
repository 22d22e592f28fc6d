import { checkContent, type Findings } from './check-content.ts'
import { loadContent } from './load.ts'
import { locate } from './locate.ts'
import { surveyWorld } from './world.ts'

/** Checks the content of the project in a folder, as it is on the disk now. */
export const checkProject = async (root: string): Promise<Findings> => {
  const [content, world] = await Promise.all([loadContent(root), surveyWorld(root)])
  const { errors, placeholders } = checkContent(content, world)
  return {
    errors: await locate(root, errors),
    placeholders: await locate(root, placeholders),
  }
}
