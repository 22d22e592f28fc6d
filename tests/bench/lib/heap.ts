import type { CDPSession } from 'playwright'

/** What is in use on a page's heap when everything that can be collected is, kB. */
export const heapKb = async (session: CDPSession) => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1000
}
