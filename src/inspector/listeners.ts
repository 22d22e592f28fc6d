/** Those who want to hear of something. */
export const createListeners = <News extends unknown[] = []>() => {
  const listeners = new Set<(...news: News) => void>()
  return {
    tell: (...news: News) => {
      for (const listener of listeners) listener(...news)
    },
    /** Returns what ends it. */
    add: (listener: (...news: News) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
