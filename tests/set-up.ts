/** Makes sure that the tests have a Chromium and Poppler: uses what is installed, or installs it. */
import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.ts'
import { hasPoppler, installByApt, run } from './commands.ts'

/** A download may lack the system's libraries; only where `--version` opens no window is it asked. */
const isReady = () => {
  const path = findChromium()
  if (path === '' || process.platform !== 'linux') return path !== ''
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

const installers = [
  () => installByApt('chromium-headless-shell'),
  () => run('npx playwright install chromium'),
  () => installByApt('chromium'),
]

const ready = isReady() || installers.some((install) => install() && isReady())
if (!ready) {
  console.error(
    'The tests need Chromium, Chrome or Edge: install one, or name it in CHROMIUM_PATH.',
  )
  process.exitCode = 1
}

// The tests of the CV read the PDF with it, and are skipped without.
if (!hasPoppler() && !(installByApt('poppler-utils') && hasPoppler()))
  console.warn(
    'What reads the CV is not tested: apt-get install poppler-utils, or brew install poppler.',
  )
