import type { Rolldown } from 'vite'

type Built = Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object

/** The files of a build of one bundle, not watched. */
export const outputOf = (built: Built): Rolldown.RolldownOutput['output'] => {
  if ('output' in built) return built.output
  throw new Error('A build of one bundle was expected.')
}

/** The chunk of a module, and those it imports, as far as the page does not load them anyway. */
export const chunksOf = (built: Rolldown.RolldownOutput['output'], module: string): string[] => {
  const chunks = built.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  return [own?.fileName, ...(own?.imports ?? [])].filter(
    (file): file is string => file !== undefined && !known.has(file),
  )
}
