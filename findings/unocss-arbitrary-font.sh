#!/usr/bin/env bash
# UnoCSS 66.10.5, presetWind3. Expected: `font-[680]` is a weight, as in Tailwind, and `leading-1.6` a line height of 1.6.
# Seen: in brackets it is a family called 680, without them (`font-680`) a weight; `leading-1.6` is 0.4rem, a length of
# the spacing scale, and `leading-[1.6]` is 1.6.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unocss@66.10.5
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createGenerator, presetWind3 } from 'unocss'

const generator = await createGenerator({ presets: [presetWind3()] })
const cssOf = async (name) => {
  const { css } = await generator.generate(name, { preflights: false })
  return /\{(.*?);?\}/.exec(css)[1]
}
assert.equal(await cssOf('font-[680]'), 'font-family:680')
assert.equal(await cssOf('font-680'), 'font-weight:680')
assert.equal(await cssOf('leading-1.6'), 'line-height:0.4rem')
assert.equal(await cssOf('leading-[1.6]'), 'line-height:1.6')
console.log('font-[680]:', await cssOf('font-[680]'), '- leading-1.6:', await cssOf('leading-1.6'))
JS
node check.mjs
