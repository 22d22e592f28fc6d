#!/usr/bin/env bash
# GSAP 3.15.0. Expected: a text with a unit in a plain object goes from 10px to 2em by way of px.
# Seen: the unit of the end is there from the first frame, with the number of the start: 10px becomes 10em at once
# (halfway 6em). Nothing warns. Numbers within a longer text, as `scale(1)`, go one by one; colours become rgba.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import gsap from 'gsap'

const values = (from, to, at) => {
  const box = { value: from }
  const tween = gsap.to(box, { value: to, duration: 1, ease: 'none', paused: true })
  return at.map((progress) => (tween.progress(progress), box.value))
}
assert.deepEqual(values('10px', '2em', [0.001, 0.5, 1]), ['9.992em', '6em', '2em'])
assert.deepEqual(values('scale(1) x(0px)', 'scale(2) x(10px)', [0.5]), ['scale(1.5) x(5px)'])
assert.deepEqual(values('#000000', '#ffffff', [0.5, 1]), ['rgba(128,128,128,1)', '#ffffff'])
console.log('10px to 2em:', values('10px', '2em', [0.001, 0.5, 1]).join(', '))
process.exit()
JS
node check.mjs
