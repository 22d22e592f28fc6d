/** Makes sure that the tests have a Chromium and Poppler: uses what is installed, or installs it. */
import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.ts'
import { installByApt, run } from './commands.ts'

/** A download may lack the system's libraries; only where `--version` opens no window is it asked. */
const isReady = () => {
  const path = findChromium()
  if (path === '' || process.platform !== 'linux') return path !== ''
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

const waysToInstall = [
  () => installByApt('chromium-headless-shell'),
  () => run('npx playwright install chromium'),
  () => installByApt('chromium'),
]

const ready = isReady() || waysToInstall.some((install) => install() && isReady())
if (!ready) {
  console.error(
    'The tests need Chromium, Chrome or Edge: install one, or name it in CHROMIUM_PATH.',
  )
  process.exitCode = 1
}

const hasPoppler = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0

// The tests of the CV read the PDF with it.
const installPoppler = () => installByApt('poppler-utils') && hasPoppler()

if (!hasPoppler() && !installPoppler()) {
  console.error(
    'The tests of the CV need Poppler: apt-get install poppler-utils, or brew install poppler.',
  )
  process.exitCode = 1
}
