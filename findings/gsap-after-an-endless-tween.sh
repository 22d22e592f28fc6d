#!/usr/bin/env bash
# GSAP 3.15.0. Expected: what is added to a timeline without a position begins once all before it has ended; after a tween that
# repeats for ever, never.
# Seen: after two repeats it begins at the end of the third pass; after endless ones at the end of the first, and plays beside
# the others. The timeline is ten thousand million seconds long, so that its `progress()` says nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import gsap from 'gsap'

const timeline = (repeat) =>
  gsap.timeline({ paused: true }).to({ x: 0 }, { x: 1, duration: 2, repeat }).to({ y: 0 }, { y: 1, duration: 1 })
const begins = (repeat) => timeline(repeat).getChildren()[1].startTime()
assert.equal(begins(0), 2)
assert.equal(begins(2), 6)
assert.equal(begins(-1), 2)
assert.equal(timeline(2).duration(), 7)
assert.equal(timeline(-1).duration(), 1e10)
assert.ok(timeline(-1).time(100).progress() < 1e-6)
console.log('after a tween of 2 s that repeats twice:', begins(2), '- for ever:', begins(-1))
process.exit()
JS
node check.mjs
