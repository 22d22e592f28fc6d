#!/usr/bin/env bash
# UnoCSS 66.12.0 (presetWind4) beside Tailwind CSS 4.3.5. Expected: what both know means the same, and what Tailwind 4 knows,
# presetWind4 knows.
# Seen: `hover:` is bound to no `@media (hover: hover)`, so on a touch screen it stays after a tap; `dark:` asks for a class and
# not for the visitor's setting; `divide-x` has left and right, so that in a page from right to left the lines are on
# the other side; an opacity of `/[.5]` is written without its percent sign, which makes the declaration invalid. `data-open:`,
# `not-data-open:`, `pointer-coarse:`, `inverted-colors:` and `text-(length:--x)` make no rule, and nothing says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unocss@66.12.0 tailwindcss@4.3.5
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { createGenerator, presetWind4 } from 'unocss'

const generator = await createGenerator({ presets: [presetWind4()] })
const unocss = async (name) => (await generator.generate(new Set([name]), { preflights: false })).css
const folder = 'node_modules/tailwindcss'
const loadStylesheet = async (id) => {
  const path = `${folder}/${id.replace('tailwindcss/', '')}.css`
  return { path, base: folder, content: readFileSync(path, 'utf8') }
}
const sheets = '@import "tailwindcss/theme" layer(theme); @import "tailwindcss/utilities" layer(utilities);'
const tailwind = async (name) => (await compile(sheets, { loadStylesheet })).build([name])

/** A name, what Tailwind's rule has, and what UnoCSS's has in its place. */
const differences = [
  ['hover:flex', /@media \(hover: hover\)/, /^\.hover\\:flex:hover\{display:flex;\}$/m],
  ['dark:flex', /@media \(prefers-color-scheme: dark\)/, /^\.dark \.dark\\:flex\{/m],
  ['divide-x', /border-inline-start-width/, /border-left-width/],
  ['bg-red-500/[.5]', /red-500\) 50%, transparent/, /red-500\) \.5, transparent/],
]
for (const [name, theirs, ours] of differences) {
  assert.match(await tailwind(name), theirs)
  assert.doesNotMatch(await unocss(name), theirs)
  assert.match(await unocss(name), ours)
}
const missing = ['data-open:flex', 'not-data-open:flex', 'pointer-coarse:flex', 'inverted-colors:flex', 'text-(length:--x)']
for (const name of missing) {
  assert.match(await tailwind(name), /display: flex|font-size: var\(--x\)/)
  assert.equal(await unocss(name), '')
}
console.log(/background-color:[^;]*/.exec(await unocss('bg-red-500/[.5]'))[0], '- no rule for', missing.join(' '))
JS
node check.mjs
