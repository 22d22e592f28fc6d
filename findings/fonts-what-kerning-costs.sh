#!/usr/bin/env bash
# subset-font 2.9.0 with Bricolage Grotesque (Fontsource 5.3.0). Expected: a letter of a font costs its outline, some 60 bytes of
# WOFF2, and kerning a few percent of the file.
# Seen: of a file with the signs of ASCII and no feature but kerning, the kerning is a third or more. A sign of code costs
# more than a letter, since it has a class of its own in the tables of pairs: without kerning it is cheaper.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const folder = 'node_modules/@fontsource-variable/bricolage-grotesque/files/'
const whole = readFileSync(`${folder}bricolage-grotesque-latin-wght-normal.woff2`)
const CODE = '*<>[\\]^_`{|}'
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const prose = ascii.filter((sign) => !CODE.includes(sign)).join('')
const sizeOf = async (text, options) =>
  (await subsetFont(whole, text, { targetFormat: 'woff2', ...options })).length
const kerned = { keepFeatures: ['kern'] }
const unkerned = { keepFeatures: [] }
const all = ascii.join('')
const sizes = {
  all: await sizeOf(all, kerned),
  prose: await sizeOf(prose, kerned),
  allUnkerned: await sizeOf(all, unkerned),
  proseUnkerned: await sizeOf(prose, unkerned),
}
const perSign = (withCode, without) => (withCode - without) / CODE.length
assert.ok(sizes.allUnkerned < 0.67 * sizes.all)
assert.ok(perSign(sizes.all, sizes.prose) > 1.5 * perSign(sizes.allUnkerned, sizes.proseUnkerned))
console.log('bytes:', sizes)
JS
node check.mjs
