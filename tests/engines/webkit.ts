/** WebKitGTK's small browser: the engine of Safari and of every browser on an iPhone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

import { isInstalled } from '../commands.ts'
import { freePort } from '../free-port.ts'
import { expect, PATIENCE, START_MS } from '../site/expect.ts'
import type { Engine } from './webdriver.ts'

/** A command that is not answered in time says so by its name. */
const request = async (method: string, url: string, body?: object, ms = PATIENCE.timeout) => {
  const options = { method, signal: AbortSignal.timeout(ms) }
  const sent = fetch(url, { ...options, ...(body && { body: JSON.stringify(body) }) })
  const response = await sent.catch((cause: unknown) => {
    throw new Error(`No answer to ${method} ${url} ${JSON.stringify(body)}`, { cause })
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value as unknown
}

export const webKit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => ['WebKitWebDriver', 'Xvfb'].filter((command) => !isInstalled(command)),
  launch: async (onEnd) => {
    // A display that nobody sees, under a number that is free.
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    onEnd(async () => void display.kill())
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` }
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
    onEnd(async () => void driver.kill())
    const url = `http://127.0.0.1:${port}`
    const status = () => request('GET', `${url}/status`).catch(() => undefined)
    await expect.poll(status, { timeout: START_MS }).toMatchObject({ ready: true })
    const started = await request('POST', `${url}/session`, { capabilities: {} }, START_MS)
    const session = `${url}/session/${(started as { sessionId: string }).sessionId}`
    onEnd(async () => void (await request('DELETE', session).catch(() => {})))
    return (command, body) => request(body ? 'POST' : 'GET', `${session}/${command}`, body)
  },
}
