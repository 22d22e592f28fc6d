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

const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name.endsWith('::RunTask')
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000

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
 * What a page's main thread does meanwhile, in milliseconds of its own time: up to the end of the
 * frame that shows what `mark` says is there, and the longest task of those that follow.
 */
export const traceUntilPainted = async (
  session: CDPSession,
  mark: string,
  act: () => Promise<unknown>,
) => {
  const events = await record(session, act)
  const marked = events.find(({ name }) => name === mark)
  if (!marked) throw new Error(`There is no mark ${mark}.`)
  const own = events.filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
  const painted = own.find(({ name, ts }) => name === 'Paint' && ts >= marked.ts)
  const tasks = own.filter(isTask)
  const frame = tasks.find((task) => painted && task.ts <= painted.ts && endOf(task) >= painted.ts)
  if (!frame) throw new Error(`Nothing was painted after ${mark}.`)
  return {
    until: tasks.filter(({ ts }) => ts <= frame.ts).reduce((sum, task) => sum + ms(task), 0),
    longestAfter: Math.max(...tasks.filter(({ ts }) => ts > frame.ts).map(ms)),
  }
}
