#!/usr/bin/env bash
# GSAP 3.15.0. Expected: `gsap.parseEase` of a name that it does not know is the default ease, as in a tween.
# Seen: it is undefined, also for the right name in capitals, while a tween with that name moves by the default ease
# without a word. And an ease is no clamp: asked outside of 0 to 1, `power2.out` leads past its end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import gsap from 'gsap'

const position = (ease) => {
  const box = { x: 0 }
  gsap.to(box, { x: 1, duration: 1, paused: true, ...(ease && { ease }) }).progress(0.5)
  return box.x
}
assert.equal(gsap.parseEase('power2.outt'), undefined)
assert.equal(gsap.parseEase('POWER2.OUT'), undefined)
assert.equal(gsap.parseEase('power2.out')(0.5), 0.875)
assert.equal(position('power2.outt'), position(undefined))
assert.notEqual(position('power2.outt'), position('power2.out'))
assert.equal(gsap.parseEase('power2.out')(1.5), 1.125)
console.log('power2.outt: no ease, and a tween by the default one, at', position('power2.outt'))
process.exit()
JS
node check.mjs
