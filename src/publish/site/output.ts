import type { Rolldown } from 'vite'

type Built = Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object

/** The files of a single, unwatched build. */
export const outputOf = (built: Built): Rolldown.RolldownOutput['output'] => {
  if ('output' in built) return built.output
  throw new Error('A build of one bundle was expected.')
}

/** The files of a module's chunk and its imports, without those that the entry loads anyway. */
export const chunksOf = (built: Rolldown.RolldownOutput['output'], module: string): string[] => {
  const chunks = built.filter((file) => file.type === 'chunk')
  const withImports = (chunk: Rolldown.OutputChunk): string[] => [
    chunk.fileName,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ]
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  if (!own) throw new Error(`${module} is in no chunk of the client build.`)
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))
  return [...new Set(withImports(own))].filter((file) => !known.has(file))
}
