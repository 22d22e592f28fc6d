import { dirname, relative } from 'node:path'

import { normalizePath, type Plugin, type Connect } from 'vite'
import { lookup } from 'mrmime'

import { contentFolder } from '#build/context/content-folder.ts'
import { createContext } from '#build/context/context.ts'
import { decoded } from '#build/lib/site-address.ts'
import { paths } from '#build/lib/paths.ts'
import type { Store } from '#build/lib/store.ts'
import { CASE_STUDY, machinesOf } from './virtual-exports.ts'
import { virtualModules } from './virtual-modules.ts'

/** Serves the files of the store, in dev and in browser tests. */
const serveStore =
  (store: Store, base: string, addRootFiles: () => Promise<unknown>): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fileName = pathname.startsWith(base) ? decoded(pathname.slice(base.length)) : ''
    try {
      // No module imports feeds and the Markdown of pages: add them on the first request.
      if (/^[^/]+\.[a-z]+$|\.md$/.test(fileName)) await addRootFiles()
      if (!store.has(fileName)) return next()
      const bytes = await store.read(fileName)
      response.setHeader('Content-Type', lookup(fileName) ?? 'application/octet-stream')
      response.setHeader('Cache-Control', 'no-cache')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }

/** Vite adds queries to style sheets: `?direct`, `?inline`. */
const QUERY = /\?.*$/

const isMotion = (file: string) => file.endsWith('.motion.ts') || file.startsWith(paths.entrances)

const FROM_MOTION = ['virtual:entrances.css', 'virtual:track-keyframes']
const CHARTS = 'virtual:charts'

/** What is made from a file of the project, named from its root. */
const madeFrom = (root: string, file: string, names: string[]): string[] => {
  if (isMotion(file)) return FROM_MOTION
  if (file.startsWith(`${paths.machines}/`)) return ['virtual:hero-lines', CHARTS]
  const folders = [contentFolder(root), paths.scenes, dirname(paths.cv)]
  return folders.some((folder) => file.startsWith(`${folder}/`))
    ? names.filter((name) => name !== CHARTS && !FROM_MOTION.includes(name))
    : []
}

/** Provides what the build makes from the content: pictures, fonts, icons, the CV and feeds. */
export const assets = (): Plugin => {
  let context = createContext(process.cwd(), '/')
  let machines = machinesOf(context.root)
  let virtual = virtualModules(context, machines)
  const { names } = virtual
  /** The name of a virtual module; undefined for what is a file. */
  const moduleName = (id: string) => {
    const name = id.replace(QUERY, '')
    return names.includes(name) || name.startsWith(CASE_STUDY) ? name : undefined
  }
  /** What was last loaded of each, by its name. */
  const loaded = new Map<string, string | undefined>()
  const load = async (name: string) => {
    const text = await virtual.load(name)
    loaded.set(name, text)
    return text
  }

  const restart = (root: string, base: string, store?: Store) => {
    context = createContext(root, base, store)
    virtual = virtualModules(context, machines)
  }

  return {
    name: 'assets',
    sharedDuringBuild: true,

    configResolved({ root, base }) {
      machines = machinesOf(root)
      restart(root, base)
    },

    configureServer({ config, middlewares }) {
      middlewares.use(serveStore(context.store, config.base, () => virtual.addRootFiles()))
    },

    resolveId: (id) => moduleName(id) && id,

    load(id) {
      const name = moduleName(id)
      // Vite would resolve the files that a style sheet names: its text comes later, in `transform`.
      if (name?.endsWith('.css')) return '/* made from the content */'
      return name && load(name)
    },

    transform(_code, id) {
      const name = moduleName(id)
      return name?.endsWith('.css') ? load(name) : undefined
    },

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      await virtual.addEveryFile()
      const { store } = context
      const files = await Promise.all(
        store
          .fileNames()
          .map(async (fileName) => ({ fileName, source: await store.read(fileName) })),
      )
      for (const file of files) this.emitFile({ type: 'asset', ...file })
    },

    async hotUpdate({ file, modules }) {
      const { moduleGraph, config, name } = this.environment
      const made = madeFrom(config.root, normalizePath(relative(config.root, file)), names)
      if (made.length === 0) return
      const known = made.filter((each) => moduleGraph.getModuleById(each))
      const modulesOf = (all: string[]) => all.map((each) => moduleGraph.getModuleById(each)!)
      // What is rendered in Node is rendered anew on the next request.
      if (name !== 'client') return [...modules, ...modulesOf(known)]
      if (made.includes(CHARTS)) machines = machinesOf(config.root)
      restart(config.root, config.base, context.store)
      // A page that has to load anew loses its place: only what has become something else is said to.
      // What is broken counts as changed: loading it says why.
      const texts = await Promise.all(known.map(async (each) => virtual.load(each).catch(() => {})))
      const anew = known.filter((each, index) => texts[index] !== loaded.get(each))
      return [...modules, ...modulesOf(anew)]
    },
  }
}
