import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { once } from 'node:events'

import { isInstalled } from '../commands.ts'
import { expect } from '../site/expect.ts'
import type { Engine } from './engines.ts'
import { freePort } from '../free-port.ts'
import { isReady } from './webdriver.ts'

/** A display that nobody sees, under a number that is free. */
const openDisplay = async () => {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  return { name: `:${String(number).trim()}`, close: () => void display.kill() }
}

/** WebKitGTK's small browser: the engine of Safari and of every browser on an iPhone. */
export const webKit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => ['WebKitWebDriver', 'Xvfb'].filter((command) => !isInstalled(command)),
  start: async () => {
    const display = await openDisplay()
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name },
    })
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => isReady(url)).toBe(true)
    const stop = () => {
      driver.kill()
      display.close()
    }
    return { url, stop }
  },
}
