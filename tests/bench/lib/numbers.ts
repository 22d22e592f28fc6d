/** What several runs come to. */
const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

/** Of an even number of values, the mean of the two in the middle. */
export const median = (values: number[]) => {
  const half = values.length / 2
  const all = sorted(values)
  return ((all[Math.ceil(half) - 1] ?? 0) + (all[Math.floor(half)] ?? 0)) / 2
}

export const p95 = (values: number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0

/** Runs a measurement several times, one after another. */
export const repeat = async <Value>(times: number, measure: () => Promise<Value>) => {
  const values: Value[] = []
  while (values.length < times) values.push(await measure())
  return values
}
