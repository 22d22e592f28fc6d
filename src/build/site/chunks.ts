import { normalizePath, type Rolldown } from 'vite'

import { paths } from '#build/lib/paths.ts'
import { CASE_STUDY } from '#build/virtual/virtual-exports.ts'

/** The chunk of the inspector's panel. */
export const PANEL = 'inspector'
/**
 * The chunk that every page loads. Its file has the entry's name if Rolldown makes one chunk of
 * both.
 */
export const SHARED = 'every-page'

/** The modules of all pages; the pages of projects are modules of the build. */
const PAGES = [`${paths.pages}/`, CASE_STUDY]
/** The tools of developers and agents, which are never loaded with a page. */
const TOOLS = [paths.charts, paths.inspector, paths.agent, paths.agents]

/** Whether a module of the project in `root` is in one of the given folders, or is one of the files. */
const isIn = (root: string, places: string[]) => {
  const folder = `${normalizePath(root)}/`
  return (id: string) => places.some((place) => id.replace(folder, '').startsWith(place))
}

/**
 * Whether a module belongs to the tools, or to the page that leads to them: only who asks for them
 * loads them.
 */
export const isForDevelopers = (root: string) => isIn(root, [...TOOLS, paths.machinesPage])

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The modules that import a module, at any depth, and are loaded on their own. */
const loadersOf = (id: string, context: Context, seen = new Set<string>()): string[] => {
  const module = seen.has(id) ? undefined : context.getModuleInfo(id)
  if (!module) return []
  seen.add(id)
  const isLoader = module.isEntry || module.dynamicImporters.length > 0
  const further = module.importers.flatMap((importer) => loadersOf(importer, context, seen))
  return isLoader ? [id, ...further] : further
}

/** Whether one of some modules is in a folder, or is one of the files. */
type AreIn = (...places: string[]) => boolean

/**
 * The chunk of a module that the site loads:
 * - `every-page`: what the entry imports, and what the home page shares with anything else;
 * - `case-studies`: what pages of projects share, and no other page needs;
 * - `further-pages`: what other pages share;
 * - `movements`: GSAP, also for what is seen inside.
 *
 * @param isShared whether something else loads it, too
 * @param isOfProjects whether nothing of the site loads it but pages of projects
 */
const siteChunk = (areLoaders: AreIn, isShared: boolean, isOfProjects: boolean) => {
  if (areLoaders(paths.entry)) return SHARED
  if (isShared && areLoaders(paths.home)) return SHARED
  if (isShared && areLoaders(...PAGES)) return isOfProjects ? 'case-studies' : 'further-pages'
  return areLoaders(paths.movements) ? 'movements' : null
}

/**
 * The chunk of a module that nothing of the site loads:
 * - `see-inside`: what shows the machines in place;
 * - `inspector-core`: what two of these have in common: that, the inspector, an agent's tools;
 * - `agent`: what registers an agent's tools, and `tools`: what else they are made of;
 * - `inspector`: what else the inspector imports at its start.
 */
const toolChunk = (areLoaders: AreIn) => {
  const isOfAgent = areLoaders(paths.agentRun)
  const isOfInspector = areLoaders(paths.inspectorStart)
  if (areLoaders(paths.seeInsideStart))
    return isOfInspector || isOfAgent ? 'inspector-core' : 'see-inside'
  if (areLoaders(paths.agents)) return 'agent'
  if (isOfAgent) return isOfInspector ? 'inspector-core' : 'tools'
  return isOfInspector ? PANEL : null
}

/** Puts modules into few chunks, because each chunk is a request; null leaves a module to Rolldown. */
const chunkOf = (root: string, id: string, context: Context) => {
  const loaders = loadersOf(id, context)
  const areLoaders: AreIn = (...places) => loaders.some(isIn(root, places))
  const isTool = isIn(root, TOOLS)
  const ofSite = loaders.filter((loader) => !isTool(loader))
  if (ofSite.length === 0) return toolChunk(areLoaders)
  return siteChunk(areLoaders, loaders.length > 1, ofSite.every(isIn(root, [CASE_STUDY])))
}

/** The chunks of the client's build. */
export const chunks = (root: string): Rolldown.OutputOptions => ({
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: (id, context) => chunkOf(root, id, context) }],
  },
})
