import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

const IMPORT = /^(?:import|export) (?!type )(?:[\w*{},\s]+ from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The catalogue holds every machine: whoever imports it runs none in particular. */
const CATALOGUE = '#machines'

const pathOf = (module: string, file: string) =>
  module.startsWith('.')
    ? posix.join(posix.dirname(file), module)
    : module.replace(/^#machines\//, 'machines/').replace(/^#/, 'src/')

const read = async (root: string, path: string) => {
  const names = /\.tsx?$/.test(path) ? [path] : [`${path}.ts`, `${path}.tsx`]
  for (const name of names) {
    const text = await readFile(join(root, name), 'utf8').catch(() => undefined)
    if (text !== undefined) return { name, text }
  }
  return undefined
}

/** The machines that a module imports, at once or later. */
const machinesFrom = async (root: string, entry: string): Promise<Set<string>> => {
  const known = new Set<string>()
  const machines = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (known.has(path)) return
    known.add(path)
    if (path.startsWith('machines/')) return void machines.add(path.slice('machines/'.length))
    const file = await read(root, path)
    const modules = Array.from(file?.text.matchAll(IMPORT) ?? [], ([, one, other]) => one ?? other!)
    const own = modules.filter((module) => /^[.#]/.test(module) && module !== CATALOGUE)
    await Promise.all(own.map((module) => visit(pathOf(module, file!.name))))
  }
  await visit(entry)
  return machines
}

/** What runs machines, by its name: the frame of all pages, each page, and the inspector. */
const USERS = {
  everyPage: 'src/app.tsx',
  home: 'src/pages/home.tsx',
  about: 'src/pages/about.tsx',
  projects: 'src/pages/projects.tsx',
  inspector: 'src/inspector/start.ts',
} as const

export type User = keyof typeof USERS

/** Where each machine runs, by its file: `carousel.machine`. */
export const findUsers = async (root: string): Promise<(file: string) => User[]> => {
  const users = await Promise.all(
    Object.entries(USERS).map(
      async ([name, entry]) => [name as User, await machinesFrom(root, entry)] as const,
    ),
  )
  return (file) => {
    const found = users.filter(([, machines]) => machines.has(file)).map(([name]) => name)
    return found.includes('everyPage') ? ['everyPage'] : found
  }
}
