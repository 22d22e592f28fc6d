import { features } from './features'
import { games } from './games'
import { services } from './services'

/** A twentieth costs a line. */
export const machines = [...games, ...services, ...features]

export const samplesOf = (id: string) =>
  (machines.find((one) => one.id === id)?.events ?? []) as readonly never[]
