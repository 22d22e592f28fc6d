import { setSite, site } from '../../../src/inspector/seam'
import { features } from './features'
import { games } from './games'
import { services } from './services'

/** A twentieth costs a line. */
export const machines = [...games, ...services, ...features]

export const samplesOf = (id: string) =>
  (machines.find((one) => one.id === id)?.events ?? []) as readonly never[]

/** Beside those that are known already: files of tests share the inspector's modules. */
export const addSamples = () => {
  const own = site.samplesOf
  setSite({ samplesOf: (id) => [...own(id), ...samplesOf(id)] })
}
