#!/usr/bin/env bash
# Mermaid 12.3.0 (stateDiagram-v2) in Chromium 156. Expected: a statechart's states are drawn under their own ids: two regions may
# each have an `idle`, any word is an id or an error that says why not, and a label is the text that it is.
# Seen: ids are one space for the whole diagram: the `idle` of two regions is drawn once, in the first. An arrow from `state` is
# left out without a word; `note`, `class`, `style`, `scale`, `click`, `href` and `default` are parse errors; `root` is
# parsed, and fails when it is laid out, since ELK's own graph is called so. Labels are Markdown (`_x_` is x), and a semicolon
# ends them: what follows it is a new state.
set -euo pipefail
names=(chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome)
chromium=${CHROMIUM_PATH:-$(command -v "${names[@]}" | head -n 1 || true)}
[ -n "$chromium" ] || { echo 'There is no Chromium here: name one in CHROMIUM_PATH.' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mermaid@12.3.0 playwright-core@1.65.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent('<!doctype html><body>')
await page.addScriptTag({ path: 'node_modules/mermaid/dist/mermaid.min.js' })
/** The texts of the states and arrows that are drawn, and how many arrows; or the error. */
const draw = (source) =>
  page.evaluate(async (source) => {
    mermaid.initialize({ startOnLoad: false, suppressErrorRendering: true })
    try {
      const { svg } = await mermaid.render('chart', `stateDiagram-v2\n${source}`)
      const drawn = new DOMParser().parseFromString(svg, 'text/html')
      const all = (selector) => [...drawn.querySelectorAll(selector)]
      const texts = (selector) => all(selector).map(({ textContent }) => textContent.trim()).filter(Boolean)
      return { states: texts('.node'), arrows: all('path.transition').length, labels: [...new Set(texts('.edgeLabel'))] }
    } catch ({ message }) {
      return message
    }
  }, source)
assert.deepEqual(await draw('idle --> busy : GO'), { states: ['idle', 'busy'], arrows: 1, labels: ['GO'] })
const regions = await draw('state player {\n[*] --> idle\nidle --> playing\n--\n[*] --> idle\nidle --> loading\n}')
assert.deepEqual(regions.states.toSorted(), ['idle', 'loading', 'playing'])
assert.deepEqual(await draw('state --> busy'), { states: [], arrows: 0, labels: [] })
for (const id of ['note', 'class', 'style', 'scale', 'click', 'href', 'default'])
  assert.match(await draw(`${id} --> busy`), /^(Parse|Lexical) error/)
const root = await draw('root --> busy')
assert.match(root, /UnsupportedGraphException.*root/)
assert.deepEqual((await draw('idle --> busy : _GO_ now')).labels, ['GO now'])
const ended = await draw('idle --> busy : GO; now')
assert.deepEqual([ended.labels, ended.states.includes('now')], [['GO'], true])
console.log(`Chromium ${browser.version()}: regions with an idle each:`, regions.states.join(), '- root:', root.slice(0, 60))
await browser.close()
JS
node check.mjs "$chromium"
