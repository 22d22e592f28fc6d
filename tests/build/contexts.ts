/** Contexts of the build for tests, what is made in them, folders of their own, and poppler's tools. */
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'

import { onTestFinished } from 'vitest'

import { linkPackages, ownFolder } from '../own-folder.ts'
import { type BuildContext, createContext } from '#build/context/context.ts'
import { machinesOf } from '#build/virtual/virtual-exports.ts'
import { virtualModules } from '#build/virtual/virtual-modules.ts'
import { type ReadContent, content as ofTests } from './contents.ts'

/** A folder of the test's own, with the project's packages; gone when it ends. */
export const temporaryFolder = async () => {
  const folder = await ownFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  await linkPackages(folder)
  return folder
}

/** The context of a folder, which is the project's unless another is given, for a content. */
export const contextOf = (
  content: ReadContent,
  base = '/',
  root = process.cwd(),
): BuildContext => ({
  ...createContext(root, base),
  content: async () => content,
})

/** They are the same whatever the content is. */
export const machines = machinesOf(process.cwd())

/** What a virtual module exports as data. */
const valuesIn = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/^export const (\w+) = (.*)$/gm)].map(([, name, value = '']) => [
      name,
      value === 'undefined' ? undefined : JSON.parse(value),
    ]),
  )

/** What the build makes in a context: its virtual modules, and its files. */
export const buildIn = (context: BuildContext, ofSite = machines) => {
  const { names, load, addRootFiles } = virtualModules(context, ofSite)
  const { store } = context
  const textOf = async (name: string) => (await load(name)) ?? ''
  return {
    /** Of all virtual modules but those of single case studies. */
    names,
    /** The source of a virtual module. */
    textOf,
    /** What a virtual module exports, as `typeof import('virtual:…')`. */
    valuesOf: async <Module>(name: string) => valuesIn(await textOf(name)) as Module,
    /** What stands at an address that a module has named. */
    fileAt: (url: string) => store.read(url.replace(/^\//, '')),
    /** A file at the root; undefined if there is none. */
    rootFile: async (name: string) => {
      await addRootFiles()
      return store.has(name) ? store.read(name) : undefined
    },
  }
}

/** What the build makes of a content, with what earlier runs have made. */
export const buildOf = (content = ofTests, base?: string) => buildIn(contextOf(content, base))

/** The same, whose files are made anew: what earlier runs have made of the same proves nothing. */
export const newBuildOf = async (content = ofTests, base?: string) => {
  const { store } = contextOf(content, base, await temporaryFolder())
  return buildIn({ ...contextOf(content, base), store })
}

/** Runs a tool of poppler (`apt-get install poppler-utils`): `pdftotext`, `pdfinfo`, `pdffonts`. */
export const poppler = (tool: string, ...options: string[]) =>
  execFileSync(tool, options, { encoding: 'utf8', stdio: 'pipe' })
