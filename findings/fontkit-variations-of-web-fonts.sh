#!/usr/bin/env bash
# fontkit 2.0.4 with subset-font 2.9.0 and Inter (Fontsource 5.3.0). Expected: `getVariation` gives the weights of a variable
# font in each of the formats that fontkit opens; `characterSet` has the characters of the font.
# Seen: of a TrueType file it does, and of the same font as WOFF or WOFF2, which fontkit opens and measures, it throws. The
# character set ends with 65535, which is the mark at the end of the font's table: no character, and without a glyph.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 subset-font@2.9.0 @fontsource-variable/inter@5.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

const whole = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const inFormat = async (targetFormat) => create(await subsetFont(whole, 'Hello', { targetFormat }))
const widthOf = (font) => font.layout('Hello').advanceWidth
const [truetype, woff, woff2] = await Promise.all(['truetype', 'woff', 'woff2'].map(inFormat))
assert.equal(widthOf(woff), widthOf(truetype))
assert.equal(widthOf(woff2), widthOf(truetype))
assert.ok(widthOf(truetype.getVariation({ wght: 900 })) > widthOf(truetype))
for (const font of [woff, woff2]) {
  assert.deepEqual(font.variationAxes, truetype.variationAxes)
  assert.throws(() => widthOf(font.getVariation({ wght: 900 })), TypeError)
}
const codes = truetype.characterSet
assert.deepEqual(codes, [...[...'Helo'].map((letter) => letter.codePointAt(0)), 65535].toSorted((a, b) => a - b))
assert.equal(truetype.hasGlyphForCodePoint(65535), false)
assert.equal(create(whole).characterSet.at(-1), 65535)
console.log('Hello as TrueType:', widthOf(truetype), 'units, at 900', widthOf(truetype.getVariation({ wght: 900 })), '- its codes:', codes)
JS
node check.mjs
