#!/usr/bin/env bash
# GSAP 3.15.0 in Chromium 156. Expected: a tween between two colours that the browser knows goes through colours between them.
# Seen: GSAP knows rgb, hsl, hex and some twenty names. `oklch(…)`, as the palettes of Tailwind 4 and UnoCSS's presetWind4 are,
# also out of a custom property, is numbers in a text: from red its lightness begins at 255, and halfway a dark purple is
# white (lightness 1 of 1). From such a colour to a hex the way is half transparent. `rebeccapurple` is not gone to at all
# until the end, `tomato` is there at once. Nothing warns.
set -euo pipefail
names=(chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome)
chromium=${CHROMIUM_PATH:-$(command -v "${names[@]}" | head -n 1 || true)}
[ -n "$chromium" ] || { echo 'There is no Chromium here: name one in CHROMIUM_PATH.' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0 playwright-core@1.65.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
const warnings = []
page.on('console', (message) => warnings.push(message.text()))
await page.setContent('<!doctype html><style>:root { --purple: oklch(0.4 0.1 300) }</style>')
await page.addScriptTag({ path: 'node_modules/gsap/dist/gsap.js' })
/** What the browser shows halfway from one colour to another. */
const halfway = (from, to) =>
  page.evaluate(
    ([from, to]) => {
      const box = document.body.appendChild(document.createElement('div'))
      box.style.color = from
      gsap.to(box, { color: to, duration: 1, ease: 'none', paused: true }).progress(0.5)
      return getComputedStyle(box).color
    },
    [from, to],
  )
assert.equal(await halfway('red', 'blue'), 'rgb(128, 0, 128)')
const toPurple = await halfway('red', 'oklch(0.4 0.1 300)')
assert.equal(toPurple, 'oklch(1 0.05 150)')
assert.equal(await halfway('red', 'var(--purple)'), toPurple)
const fromPurple = await halfway('oklch(0.4 0.1 300)', '#ff0000')
assert.match(fromPurple, /^rgba\(.*, 0\.5\)$/)
assert.equal(await halfway('red', 'rebeccapurple'), 'rgb(255, 0, 0)')
assert.equal(await halfway('red', 'tomato'), 'rgb(255, 99, 71)')
assert.deepEqual(warnings, [])
console.log(`Chromium ${browser.version()}: red to a dark purple, halfway:`, toPurple, '- back to red:', fromPurple)
await browser.close()
JS
node check.mjs "$chromium"
