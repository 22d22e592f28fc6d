import type { CDPSession } from 'playwright'

const enabled = new WeakSet<CDPSession>()

/** CPU time of a page's main thread so far, ms: on thread ticks other processes do not count. */
export const mainThreadMs = async (session: CDPSession) => {
  if (!enabled.has(session)) {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    enabled.add(session)
  }
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
