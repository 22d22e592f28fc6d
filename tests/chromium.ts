import { chromium } from 'playwright'

import { isExecutable, pathsOf } from './commands.ts'

/** Chromium as the tests run it: silent towards the network, and able to run as root. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows: a page is open in a third of the time, and it has no back/forward cache. */
const SHELL = 'chromium-headless-shell'

const COMMANDS = [
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

const asWhole = () => [...COMMANDS.flatMap(pathsOf), ...APPLICATIONS]

/**
 * The first Chromium, Chrome or Edge there is: the one that `CHROMIUM_PATH` names, the system's,
 * Playwright's own download. Empty if there is none.
 */
export const findChromium = (): string =>
  [
    process.env['CHROMIUM_PATH'] ?? '',
    ...pathsOf(SHELL),
    ...asWhole(),
    chromium.executablePath(),
  ].find(isExecutable) ?? ''

/** The system's Chromium, Chrome or Edge with all that a visitor's has. Empty if there is none. */
export const findWholeChromium = (): string => asWhole().find(isExecutable) ?? ''
