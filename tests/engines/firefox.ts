/** Firefox, by its own protocol Marionette: Debian has no WebDriver for it. */
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInstalled } from '../commands.ts'
import { freePort } from '../free-port.ts'
import { expect, PATIENCE, START_MS } from '../site/expect.ts'
import type { Engine, Send } from './webdriver.ts'

const COMMANDS = ['firefox-esr', 'firefox']
/** A pointer that is fine and hovers: without a window Firefox finds none. */
const MOUSE = 0x02 | 0x04

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown]

/** Messages are `length:[0, id, command, parameters]` over TCP, and `length:[1, id, …]` back. */
const connectMarionette = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  const answers = new EventEmitter()
  let rest = Buffer.alloc(0)
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const colon = rest.indexOf(':')
      const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)))
      if (colon < 0 || rest.length < end) return
      const message = JSON.parse(rest.subarray(colon + 1, end).toString()) as Answer | object
      answers.emit(Array.isArray(message) ? String(message[1]) : 'greeting', message)
      rest = rest.subarray(end)
    }
  })
  const greeted = once(answers, 'greeting')
  await once(socket, 'connect')
  await greeted
  let id = 0
  return async (command: string, parameters: object) => {
    id += 1
    const patience = command === 'WebDriver:NewSession' ? START_MS : PATIENCE.timeout
    const signal = AbortSignal.timeout(patience)
    const answered = once(answers, String(id), { signal }) as Promise<[Answer]>
    const text = JSON.stringify([0, id, command, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [[, , error, result]] = await answered.catch((cause: unknown) => {
      throw new Error(`No answer to ${text}`, { cause })
    })
    if (error) throw new Error(`${command}: ${error.message}`)
    return result
  }
}

/** WebDriver's commands in Marionette's words. */
const MARIONETTES: Record<string, string> = {
  url: 'WebDriver:Navigate',
  'window/rect': 'WebDriver:SetWindowRect',
  element: 'WebDriver:FindElement',
  actions: 'WebDriver:PerformActions',
  'execute/sync': 'WebDriver:ExecuteScript',
  screenshot: 'WebDriver:TakeScreenshot',
}

const launch: Engine['launch'] = async (onEnd) => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const preferences = Object.entries({
    'marionette.port': port,
    'ui.allPointerCapabilities': MOUSE,
    'ui.primaryPointerCapabilities': MOUSE,
  }).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(join(profile, 'user.js'), preferences.join('\n'))
  const options = ['--headless', '--no-remote', '--marionette', '--profile', profile]
  const browser = spawn(COMMANDS.find(isInstalled) ?? '', options, { stdio: 'ignore' })
  onEnd(async () => {
    const ended = once(browser, 'exit')
    browser.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 200 })
  })
  let marionette: Awaited<ReturnType<typeof connectMarionette>> | undefined
  await expect
    .poll(async () => (marionette ??= await connectMarionette(port).catch(() => undefined)), {
      timeout: START_MS,
    })
    .toBeDefined()
  const send: Send = async (command, body) => {
    const [, id] = /^element\/(.+)\/click$/.exec(command) ?? []
    const name = id ? 'WebDriver:ElementClick' : (MARIONETTES[command] ?? command)
    const result = await marionette?.(name, { ...body, id, full: false })
    // What WebDriver calls an answer's value.
    return result instanceof Object && 'value' in result ? result.value : result
  }
  await send('WebDriver:NewSession')
  return send
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (COMMANDS.some(isInstalled) ? [] : ['firefox-esr']),
  launch,
}
