/** Reads the results of builds: the files that they made, and the chunks that a page needs. */
import { join } from 'node:path'

import { build, type Rolldown } from 'vite'

import { paths } from '#build/lib/paths.ts'

export type Files = Rolldown.RolldownOutput['output']

/** The files of a single, unwatched build. */
export const outputOf = (built: Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object) => {
  if ('output' in built) return built.output
  throw new Error('A build of one bundle was expected.')
}

const sheetsOf = (chunks: Rolldown.OutputChunk[]) =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])

/** The files of a page's chunk and its imports, without those that the entry loads anyway. */
export const filesOfPage = (built: Files, module: string) => {
  const chunks = built.filter((file) => file.type === 'chunk')
  const withImports = (chunk: Rolldown.OutputChunk): string[] => [
    chunk.fileName,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ]
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`${module} is in no chunk of the client build.`)
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))
  const scripts = [...new Set(withImports(own))].filter((file) => !known.has(file))
  return { scripts, sheets: sheetsOf(chunks.filter(({ fileName }) => scripts.includes(fileName))) }
}

/**
 * The scripts and sheets that no page needs: those that the entry reaches only through a door.
 *
 * @param isDoor whether a module is loaded on its own, and not for a visitor
 */
export const filesBehind = (isDoor: (module: string) => boolean, built: Files[number][]) => {
  const chunks = built.filter((file) => file.type === 'chunk')
  const reached = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk)) return
    reached.add(chunk)
    for (const next of chunks)
      if (
        chunk.imports.includes(next.fileName) ||
        (chunk.dynamicImports.includes(next.fileName) && !next.moduleIds.some(isDoor))
      )
        reach(next)
  }
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk)
  const others = chunks.filter((chunk) => !reached.has(chunk))
  const shown = new Set(sheetsOf([...reached]))
  return [
    ...others.map(({ fileName }) => fileName),
    ...sheetsOf(others).filter((sheet) => !shown.has(sheet)),
  ]
}

interface ScriptOptions {
  /** Name of the global variable that holds the file's exports. */
  name?: string
  minify?: boolean
}

/** A file of ours and all that it imports, as one script without imports. */
export const bundleScript = async (
  root: string,
  base: string,
  file: string,
  { name, minify = true }: ScriptOptions = {},
): Promise<string> => {
  const output = { format: 'iife', ...(name !== undefined && { name }) } as const
  const built = await build({
    root,
    base,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      minify,
      rolldownOptions: {
        input: join(root, file),
        output,
        ...(name !== undefined && { preserveEntrySignatures: 'strict' }),
      },
    },
  })
  return outputOf(built)[0].code.trim()
}

/** The inline script that runs before the first paint. */
export const bundleFirstPaint = async (root: string, base: string, options?: ScriptOptions) => {
  const code = await bundleScript(root, base, paths.firstPaint, options)
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${paths.firstPaint} would end its own element.`)
  return code
}
