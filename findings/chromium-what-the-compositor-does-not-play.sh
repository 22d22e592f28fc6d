#!/usr/bin/env bash
# Chromium 156. Expected: whether an animation of `transform` is played by the compositor depends on what it animates, not on when
# it ends or which way it goes.
# Seen: `endDelay`, also a negative one, keeps it on the page's thread, style and paint in each frame; so do
# `animation.reverse()` (the rate is negative then), `composite: 'add'`, and a value with `!important` of the same property.
# `delay`, `iterationStart`, `direction: 'reverse'` and a rate of 2 do not. `filter` is composited, but not from or to a blur,
# which moves pixels; `clip-path` and `background-color` are, `offset-distance` is not.
set -euo pipefail
names=(chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome)
chromium=${CHROMIUM_PATH:-$(command -v "${names[@]}" | head -n 1 || true)}
[ -n "$chromium" ] || { echo 'There is no Chromium here: name one in CHROMIUM_PATH.' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent('<!doctype html><div id="box" style="width: 50px; height: 50px; background: red"></div>')
const tools = await page.context().newCDPSession(page)
const MOVE = { transform: ['none', 'translateX(300px)'] }
/** Why an animation is not played by the compositor, in the trace's bits; 0 if it is. */
const reasons = async (keyframes, timing = {}, act = '') => {
  const events = []
  const collect = ({ value }) => events.push(...value)
  tools.on('Tracing.dataCollected', collect)
  const includedCategories = ['blink.animations', 'devtools.timeline']
  await tools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await page.evaluate(
    async ([keyframes, timing, act]) => {
      const box = document.querySelector('#box')
      const animation = box.animate(keyframes, { duration: 500, ...timing })
      if (act === 'reverse') animation.reverse()
      if (act === 'twice') animation.playbackRate = 2
      if (act === 'important') box.style.setProperty('transform', 'none', 'important')
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame)
      animation.cancel()
      box.style.removeProperty('transform')
      await new Promise(requestAnimationFrame)
    },
    [keyframes, timing, act],
  )
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
  await tools.send('Tracing.end')
  await complete
  tools.off('Tracing.dataCollected', collect)
  const own = events.filter(({ name }) => name === 'Animation')
  assert.ok(own.length > 0)
  return own.reduce((bits, { args }) => bits | (args.data?.compositeFailed ?? 0), 0)
}
const played = {
  plain: await reasons(MOVE),
  delay: await reasons(MOVE, { delay: 200 }),
  iterationStart: await reasons(MOVE, { iterationStart: 0.3 }),
  direction: await reasons(MOVE, { direction: 'reverse' }),
  rate: await reasons(MOVE, {}, 'twice'),
  brightness: await reasons({ filter: ['brightness(0.5)', 'brightness(1)'] }),
  clip: await reasons({ clipPath: ['inset(0)', 'inset(5px)'] }),
  colour: await reasons({ backgroundColor: ['red', 'blue'] }),
}
for (const [name, bits] of Object.entries(played)) assert.equal(bits, 0, name)
const kept = {
  endDelay: await reasons(MOVE, { endDelay: 200 }),
  shorter: await reasons(MOVE, { endDelay: -100 }),
  reverse: await reasons(MOVE, {}, 'reverse'),
  add: await reasons(MOVE, { composite: 'add' }),
  important: await reasons(MOVE, {}, 'important'),
  blur: await reasons({ filter: ['none', 'blur(3px)'] }),
  offset: await reasons({ offsetDistance: ['0%', '100%'] }),
}
for (const [name, bits] of Object.entries(kept)) assert.notEqual(bits, 0, name)
console.log(`Chromium ${browser.version()}: on the page's thread, by reason:`, kept)
await browser.close()
JS
node check.mjs "$chromium"
