#!/usr/bin/env bash
# @capsizecss/unpack 4.0.1 with Inter (Fontsource 5.3.0). Expected: the average width of a file without Latin letters is missing, or
# fails; that of a subset is about the font's own.
# Seen: each letter that the file lacks counts as wide as the sign for a missing one: all files of other scripts have the same
# width, a quarter more than the font's, and it says nothing. A fallback that is scaled by it is too wide.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @capsizecss/unpack@4.0.1 @fontsource-variable/inter@5.3.0 fontkit@2.0.4
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkit'

const read = (script) => readFileSync(`node_modules/@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`)
const widthOf = async (script) => (await fromBuffer(read(script))).xWidthAvg
const missingSign = (script) => create(read(script)).getGlyph(0).advanceWidth
const latin = await widthOf('latin')
const others = ['latin-ext', 'cyrillic', 'greek']
const widths = await Promise.all(others.map(widthOf))
assert.equal(latin, 978)
for (const [index, script] of others.entries()) {
  assert.ok(widths[index] > latin * 1.2, script)
  console.log(script, widths[index], 'its sign for missing letters', missingSign(script))
}
assert.equal(new Set(widths).size, 1)
console.log('latin', latin)
JS
node check.mjs
