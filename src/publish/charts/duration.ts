/** A time as short as it can be said: `300 ms`, `2 s`. */
export const duration = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(2))} s`
