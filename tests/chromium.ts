import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Chromium as the tests run it: silent towards the network, and able to run as root. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const COMMANDS = [
  // Chromium without windows: a page is open in a third of the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

const onPath = () => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/snap/bin']
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/**
 * The first Chromium, Chrome or Edge there is: the one that `CHROMIUM_PATH` names, the system's,
 * Playwright's own download. Empty if there is none.
 */
export const findChromium = (): string =>
  [
    process.env['CHROMIUM_PATH'] ?? '',
    ...onPath(),
    ...APPLICATIONS,
    chromium.executablePath(),
  ].find(isExecutable) ?? ''
