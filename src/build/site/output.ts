import type { Rolldown } from 'vite'

type Built = Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object

/** The files of a build of one bundle, not watched. */
export const outputOf = (built: Built): Rolldown.RolldownOutput['output'] => {
  if ('output' in built) return built.output
  throw new Error('A build of one bundle was expected.')
}
