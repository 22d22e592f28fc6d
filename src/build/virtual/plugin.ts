import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { type ModuleName, virtualModules } from './virtual-modules.ts'
import { serveAssets } from './serve.ts'
import type { Store } from '../lib/store.ts'
import { createContext } from '../context/context.ts'

// Vite takes a module for a style sheet by the end of its id, and leaves out those that begin with \0.
const ids: Record<ModuleName, string> = {
  'virtual:portrait': '\0virtual:portrait',
  'virtual:projects/showcase': '\0virtual:projects/showcase',
  'virtual:projects/previews': '\0virtual:projects/previews',
  'virtual:projects/first': '\0virtual:projects/first',
  'virtual:projects/rest': '\0virtual:projects/rest',
  'virtual:pictures.css': '/__pictures.css',
  'virtual:fonts': '\0virtual:fonts',
  'virtual:fonts.css': '/__fonts.css',
  'virtual:icons': '\0virtual:icons',
  'virtual:content-parts': '\0virtual:content-parts',
  'virtual:dates': '\0virtual:dates',
  'virtual:cv': '\0virtual:cv',
  'virtual:contact': '\0virtual:contact',
  'virtual:head': '\0virtual:head',
}
const nameById = new Map(Object.entries(ids).map(([name, id]) => [id, name as ModuleName]))
// Vite adds queries to style sheets: `?direct`, `?inline`.
const QUERY = /\?.*$/
const nameOf = (id: string) => nameById.get(id.replace(QUERY, ''))

// What the files are made from, besides this folder.
const SOURCES = [`${CONTENT_FOLDER}/`, 'src/scenes/', 'src/build/cv/']

/** Delivers what is made from the content: pictures, fonts, icons and the CV. */
export const assets = (): Plugin => {
  let context = createContext(process.cwd(), '/')
  let virtual = virtualModules(context)

  const reopen = (root: string, base: string, store?: Store) => {
    context = createContext(root, base, store)
    virtual = virtualModules(context)
  }

  return {
    name: 'assets',
    sharedDuringBuild: true,

    configResolved({ root, base }) {
      reopen(root, base)
    },

    configureServer({ config, middlewares }) {
      middlewares.use(serveAssets(context.store, config.base, () => virtual.orderFiles()))
    },

    resolveId(id) {
      const name = id.replace(QUERY, '') as ModuleName
      return name in ids ? id.replace(name, ids[name]) : nameOf(id) && id
    },

    load(id) {
      const name = nameOf(id)
      if (!name) return
      // Vite would look for the files that a style sheet names: it gets its text later, in `transform`.
      return name.endsWith('.css') ? '/* made from the content */' : virtual.modules[name]()
    },

    transform(_code, id) {
      const name = nameOf(id)
      return name?.endsWith('.css') ? virtual.modules[name]() : undefined
    },

    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      await virtual.orderAll()
      const { store } = context
      const files = await Promise.all(
        store
          .fileNames()
          .map(async (fileName) => ({ fileName, source: await store.read(fileName) })),
      )
      for (const file of files) this.emitFile({ type: 'asset', ...file })
    },

    hotUpdate({ file, modules }) {
      const { moduleGraph, config, name } = this.environment
      const isSource = SOURCES.some((folder) =>
        normalizePath(file).startsWith(normalizePath(join(config.root, folder))),
      )
      if (!isSource) return
      if (name === 'client') reopen(config.root, config.base, context.store)
      return [
        ...modules,
        ...[...nameById.keys()].flatMap((id) => moduleGraph.getModuleById(id) ?? []),
      ]
    },
  }
}
