import { EventEmitter } from 'node:events'

import type { Browser, CDPSession } from 'playwright'

import { prepare, THROTTLE, WINDOW } from './open-page.ts'

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
}

/** The commands and events of a target, through the browser's session. */
const talkTo = (browser: CDPSession, sessionId: string) => {
  const events = new EventEmitter()
  let last = 0
  browser.on('Target.receivedMessageFromTarget', (packet) => {
    if (packet.sessionId !== sessionId) return
    const { id, method, params, result, error } = JSON.parse(packet.message) as Message
    if (method !== undefined) events.emit(method, params)
    else events.emit(`answer ${id}`, error, result)
  })
  const send = async (method: string, params = {}) => {
    const id = (last += 1)
    const answer = new Promise((resolve, reject) => {
      events.once(`answer ${id}`, (error: Message['error'], result: unknown) => {
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      })
    })
    const message = JSON.stringify({ id, method, params })
    await browser.send('Target.sendMessageToTarget', { sessionId, message })
    return answer
  }
  return Object.assign(events, { send }) as unknown as CDPSession
}

/**
 * A page that Playwright does not know, on a slow device. Playwright enables CDP's Runtime domain, with
 * which V8 parses all code again for the stack of each `Error`: 30–90 ms that no visitor waits for.
 */
export const openBarePage = async (browser: Browser) => {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { viewport, colorScheme } = WINDOW
  const blank = { url: 'about:blank', browserContextId }
  const { targetId } = await root.send('Target.createTarget', blank)
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const session = talkTo(root, sessionId)
  await session.send('Page.enable')
  const metrics = { ...viewport, deviceScaleFactor: 1, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  const theme = { name: 'prefers-color-scheme', value: colorScheme }
  await session.send('Emulation.setEmulatedMedia', { features: [theme] })
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: prepare(8) })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return session
}
