import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isInstalled } from '../commands.ts'
import { expect } from '../site/expect.ts'
import type { Engine } from './engines.ts'
import { freePort } from '../free-port.ts'
import { connectMarionette, type Marionette } from './marionette.ts'

const COMMANDS = ['firefox-esr', 'firefox']

/** A pointer that is fine and hovers: without a window Firefox finds none. */
const MOUSE = 0x02 | 0x04

/** Nothing asks the network but the page. */
const preferences = (port: number) => ({
  'marionette.port': port,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.safebrowsing.downloads.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'toolkit.telemetry.server': '',
  'ui.allPointerCapabilities': MOUSE,
  'ui.primaryPointerCapabilities': MOUSE,
})

/** A Firefox with an empty profile and without a window. */
const launch = async () => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const lines = Object.entries(preferences(port)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const command = COMMANDS.find(isInstalled) ?? ''
  const options = ['--headless', '--no-remote', '--marionette', '--profile', profile]
  const firefox = spawn(command, options, { stdio: 'ignore' })
  const connection = connectWhenReady(port)
  return {
    connection: await connection,
    quit: async () => {
      const ended = once(firefox, 'exit')
      firefox.kill()
      await ended
      await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

const connectWhenReady = async (port: number) => {
  let connection: Marionette | undefined
  await expect
    .poll(async () => {
      connection ??= await connectMarionette(port).catch(() => undefined)
      return connection !== undefined
    })
    .toBe(true)
  if (!connection) throw new Error('Firefox does not answer.')
  return connection
}

/** WebDriver's addresses, in Marionette's words. */
const COMMAND_AT: Record<string, string> = {
  'POST url': 'WebDriver:Navigate',
  'POST window/rect': 'WebDriver:SetWindowRect',
  'POST element': 'WebDriver:FindElement',
  'POST actions': 'WebDriver:PerformActions',
  'POST execute/sync': 'WebDriver:ExecuteScript',
  'GET screenshot': 'WebDriver:TakeScreenshot',
}

const bodyOf = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  return (text === '' ? {} : JSON.parse(text)) as object
}

/** A driver after the W3C's WebDriver protocol, as far as the tests use it: Debian has none. */
const startDriver = async () => {
  const browsers = new Map<string, Awaited<ReturnType<typeof launch>>>()
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const [, root, id = '', ...rest] = (request.url ?? '').split('/')
    const body = await bodyOf(request)
    if (root === 'status') return { ready: true, message: '' }
    if (id === '') {
      const browser = await launch()
      const started = await browser.connection.send('WebDriver:NewSession', body)
      browsers.set((started as { sessionId: string }).sessionId, browser)
      return started
    }
    const browser = browsers.get(id)
    if (!browser) throw new Error(`There is no session ${id}.`)
    if (request.method === 'DELETE') {
      browsers.delete(id)
      await browser.quit()
      return null
    }
    const [, element, action] = rest
    if (action === 'click')
      return browser.connection.send('WebDriver:ElementClick', { id: element })
    const command = COMMAND_AT[`${request.method} ${rest.join('/')}`]
    if (command === undefined) throw new Error(`${request.url} is not known.`)
    return browser.connection.send(command, { ...body, full: false })
  }
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(JSON.stringify({ value: value ?? null })),
      (error: unknown) => {
        response.writeHead(500)
        response.end(JSON.stringify({ value: { error: 'failed', message: String(error) } }))
      },
    )
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    for (const { quit } of browsers.values()) void quit()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (COMMANDS.some(isInstalled) ? [] : ['firefox-esr']),
  start: startDriver,
}
