/** A minimal event emitter. */
export const createEmitter = <Data extends unknown[] = []>() => {
  const listeners = new Set<(...data: Data) => void>()
  return {
    emit: (...data: Data) => {
      for (const listener of listeners) listener(...data)
    },
    /** Calls `listener` at each `emit`; returns a function that unsubscribes it. */
    on: (listener: (...data: Data) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
