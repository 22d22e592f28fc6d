/** The little of the W3C's WebDriver protocol that the tests need: https://www.w3.org/TR/webdriver2 */

/** No command takes that long; one that is never answered says so by its name. */
const PATIENCE_MS = 30_000

/** Sends a command to a driver, and returns its answer. */
const command = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const sent = fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const response = await sent.catch((error: unknown) => {
    if ((error as Error).name !== 'TimeoutError') throw error
    throw new Error(`${method} ${url}: no answer. ${JSON.stringify(body)?.slice(0, 200)}`)
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`)
  return value as unknown
}

export const isReady = (driver: string) =>
  command('GET', `${driver}/status`).then(
    (status) => (status as { ready: boolean }).ready,
    () => false,
  )

/** WebDriver's names of keys that write nothing. */
const NAMED_KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
}

/** A window of a browser with an empty profile. */
export interface Session {
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It knows nothing but its arguments. */
  run: <Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>
  /** Moves the pointer onto an element. */
  hover: (selector: string) => Promise<void>
  /** Presses an element, as a visitor does. */
  press: (selector: string) => Promise<void>
  /** Presses keys, one after another; the last of several together is let go first. */
  keys: (...presses: string[]) => Promise<void>
  /** A picture (PNG) of what is seen in the window. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** Starts a browser by its driver, with a window of that size. */
export const startSession = async (
  driver: string,
  size: { width: number; height: number },
): Promise<Session> => {
  const started = await command('POST', `${driver}/session`, { capabilities: {} })
  const session = `${driver}/session/${(started as { sessionId: string }).sessionId}`
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body)
  const find = async (selector: string) =>
    (await post('element', { using: 'css selector', value: selector })) as Record<string, string>
  await post('window/rect', size)
  return {
    open: async (url) => void (await post('url', { url })),
    run: async (script, ...values) => {
      const code = `return (${String(script)})(...arguments)`
      return (await post('execute/sync', { script: code, args: values })) as never
    },
    hover: async (selector) => {
      const actions = [{ type: 'pointerMove', origin: await find(selector), x: 0, y: 0 }]
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    press: async (selector) => {
      const [id] = Object.values(await find(selector))
      await post(`element/${id}/click`, {})
    },
    keys: async (...presses) => {
      const actions = presses.flatMap((press) => {
        const held = press.split('+').map((key) => NAMED_KEYS[key] ?? key)
        const down = held.map((value) => ({ type: 'keyDown', value }))
        return [...down, ...held.toReversed().map((value) => ({ type: 'keyUp', value }))]
      })
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    picture: async () =>
      Buffer.from((await command('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => void (await command('DELETE', session)),
  }
}
