/** A browser that is driven by WebDriver, as far as needed: https://www.w3.org/TR/webdriver2 */

/** Sends a command, named by its path below a session's address; without a body it only asks. */
export type Send = (command: string, body?: object) => Promise<unknown>

export interface Engine {
  name: string
  /** Debian's packages of it and its driver. */
  packages: readonly string[]
  /** Commands that it needs and that are not there. */
  missing: () => string[]
  /** Starts a browser with an empty profile. `onEnd` is given what ends it, also if it does not start. */
  launch: (onEnd: (close: () => Promise<unknown>) => void) => Promise<Send>
}

/** WebDriver's names of keys that write nothing. */
const NAMED_KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
}

export type Session = ReturnType<typeof sessionOf>

export const sessionOf = (send: Send) => {
  const find = async (selector: string) =>
    (await send('element', { using: 'css selector', value: selector })) as Record<string, string>
  return {
    open: (url: string) => send('url', { url }),
    /** Runs a function in the page. It knows nothing but its arguments. */
    run: async <Arguments extends unknown[], Result>(
      script: (...values: Arguments) => Result,
      ...values: Arguments
    ) => {
      const code = `return (${String(script)})(...arguments)`
      return (await send('execute/sync', { script: code, args: values })) as Awaited<Result>
    },
    /** Moves the pointer onto an element. */
    hover: async (selector: string) => {
      const actions = [{ type: 'pointerMove', origin: await find(selector), x: 0, y: 0 }]
      await send('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    /** Presses an element, as a visitor does. */
    press: async (selector: string) => {
      const [id] = Object.values(await find(selector))
      await send(`element/${id}/click`, {})
    },
    /** Presses keys, one after another; of several together, the last is released first. */
    keys: async (...presses: string[]) => {
      const actions = presses.flatMap((press) => {
        const together = press.split('+').map((key) => NAMED_KEYS[key] ?? key)
        const down = together.map((value) => ({ type: 'keyDown', value }))
        return [...down, ...together.toReversed().map((value) => ({ type: 'keyUp', value }))]
      })
      await send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** A picture (PNG in Base64) of what is seen in the window. */
    picture: async () => (await send('screenshot')) as string,
  }
}
