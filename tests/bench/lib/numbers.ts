/** What several runs come to. */
const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

export const median = (values: number[]) => sorted(values)[values.length >> 1] ?? 0

export const p95 = (values: number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0

/** Runs a measurement several times, one after another. */
export const repeat = async <Value>(times: number, measure: () => Promise<Value>) => {
  const values: Value[] = []
  while (values.length < times) values.push(await measure())
  return values
}
