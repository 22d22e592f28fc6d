import type { CDPSession } from 'playwright'

/** A span of a thread's time; `ts` and `dur` on the wall's clock, `tdur` on its own, microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

export const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
export const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000

const record = async (session: CDPSession, act: () => Promise<unknown>) => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  await act()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

/**
 * What the thread that leaves `mark` does meanwhile, in time of its own: its events, its tasks and
 * the moment of the mark.
 */
export const traceMainThread = async (
  session: CDPSession,
  mark: string,
  act: () => Promise<unknown>,
) => {
  const events = await record(session, act)
  const marked = events.find(({ name }) => name === mark)
  if (!marked) throw new Error(`There is no mark ${mark}.`)
  const own = events.filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name.endsWith('::RunTask'))
  return { marked, own, tasks }
}
