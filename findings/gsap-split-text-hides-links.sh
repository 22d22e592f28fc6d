#!/usr/bin/env bash
# GSAP 3.15.0 (SplitText) in Chromium 156. Expected: split text reads to a screen reader as it did before: by default, `aria` is
# 'auto'.
# Seen: the text is an aria-label of the element, its textContent, and all pieces are hidden. So a link within it is still a
# link that the keyboard reaches, and has no name; two lines about a <br> become one word; a label that was there is
# replaced. With `aria: 'none'` the link keeps its name.
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
await page.setContent('<!doctype html>')
for (const file of ['gsap', 'SplitText']) await page.addScriptTag({ path: `node_modules/gsap/dist/${file}.js` })
const tools = await page.context().newCDPSession(page)
await tools.send('Accessibility.enable')
/** Names by role of what assistive technology is told, once the first element is split into words, or not. */
const names = async (html, options) => {
  await page.evaluate(
    ([html, options]) => {
      document.body.innerHTML = html
      if (options) SplitText.create(document.body.firstElementChild, options)
    },
    [html, options],
  )
  const { nodes } = await tools.send('Accessibility.getFullAXTree')
  const told = nodes.filter(({ ignored, role }) => !ignored && /^(heading|link)$/.test(role.value))
  return Object.fromEntries(told.map(({ role, name }) => [role.value, name.value]))
}
const words = { type: 'words' }
const linked = '<h2>Read <a href="/x">the paper</a> now</h2>'
assert.deepEqual(await names(linked), { heading: 'Read the paper now', link: 'the paper' })
const split = await names(linked, words)
assert.deepEqual(split, { heading: 'Read the paper now', link: '' })
await page.keyboard.press('Tab')
assert.equal(await page.evaluate(() => document.activeElement.tagName), 'A')
assert.equal((await names(linked, { ...words, aria: 'none' })).link.replaceAll(/\s+/g, ' '), 'the paper')
assert.deepEqual(await names('<h2>One<br>two</h2>'), { heading: 'One two' })
const lines = await names('<h2>One<br>two</h2>', { type: 'lines' })
assert.deepEqual(lines, { heading: 'Onetwo' })
assert.deepEqual(await names('<h2 aria-label="Mine">Theirs</h2>', words), { heading: 'Theirs' })
console.log(`Chromium ${browser.version()}: split:`, split, lines)
await browser.close()
JS
node check.mjs "$chromium"
