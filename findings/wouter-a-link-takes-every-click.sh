#!/usr/bin/env bash
# wouter 3.13.0 in Chromium 156. Expected: <Link> leaves to the browser what is no change of pages here, as a press with Control
# is left: `target="_blank"` opens a tab, `download` saves a file; and a link to the page one is on adds no entry to the history.
# Seen: all three are pushed: no tab is opened, nothing is saved, the address changes in place; each press on a link to the
# same page is an entry to go back through. A plain <a> does as expected.
set -euo pipefail
names=(chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome)
chromium=${CHROMIUM_PATH:-$(command -v "${names[@]}" | head -n 1 || true)}
[ -n "$chromium" ] || { echo 'There is no Chromium here: name one in CHROMIUM_PATH.' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wouter@3.13.0 react@19.3.1 react-dom@19.3.1 esbuild@0.28.1 playwright-core@1.65.1
cat >page.js <<'JS'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Link } from 'wouter'

const links = [{ href: '/tab', target: '_blank' }, { href: '/file', download: true }, { href: '/' }]
const of = (kind) => links.map((link) => h(kind, { key: link.href, ...link }, link.href))
createRoot(document.body).render([h('p', { key: 1 }, of('a')), h('main', { key: 2 }, of(Link))])
JS
npx esbuild page.js --bundle --outfile=bundle.js --define:process.env.NODE_ENV='"production"' --log-level=error
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const script = readFileSync('bundle.js', 'utf8').replaceAll('</script', '<\\/script')
const html = `<!doctype html><title>x</title><body><script>${script}</script>`
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html)).listen(0)
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
/** What comes of a press on a link to a path: a tab, a download, the path and the entries that were added. */
const press = async (within, path) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const got = { tab: false, download: false }
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  context.on('page', () => (got.tab = true))
  page.on('download', () => (got.download = true))
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.click(`${within} a[href="${path}"]`)
  await page.waitForTimeout(500)
  const result = { ...got, path: new URL(page.url()).pathname, added: (await entries()) - before }
  await context.close()
  return result
}
const still = { tab: false, download: false, path: '/', added: 0 }
assert.deepEqual(await press('p', '/tab'), { ...still, tab: true })
assert.deepEqual(await press('p', '/file'), { ...still, download: true })
assert.deepEqual(await press('p', '/'), still)
const seen = [await press('main', '/tab'), await press('main', '/file'), await press('main', '/')]
assert.deepEqual(seen, [
  { ...still, path: '/tab', added: 1 },
  { ...still, path: '/file', added: 1 },
  { ...still, added: 1 },
])
console.log(`Chromium ${browser.version()}:`, seen)
await browser.close()
server.close()
JS
node check.mjs "$chromium"
