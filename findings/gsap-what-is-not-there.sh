#!/usr/bin/env bash
# GSAP 3.15.0. Expected: `tweenTo` a label that is not there fails, or does nothing; a tween of nothing takes no time; to
# ask a timeline how long it is changes nothing.
# Seen: an unknown label is the end of the timeline; a tween of null warns and takes its duration all the same, so that
# what follows it comes late; the first question for the duration moves a tween that begins before 0 to 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import gsap from 'gsap'

const second = () => gsap.timeline({ paused: true }).to({ x: 0 }, { x: 1, duration: 1 })
assert.equal(second().tweenTo('nowhere').duration(), 1)
const early = gsap.timeline({ paused: true }).to({ x: 0 }, { x: 1, duration: 1, delay: -0.5 })
assert.equal(early.getChildren()[0].startTime(), -0.5)
assert.equal(early.duration(), 1)
assert.equal(early.getChildren()[0].startTime(), 0)
const late = gsap.timeline({ paused: true }).to(null, { x: 1, duration: 1 }).to({ x: 0 }, { x: 1, duration: 1 })
assert.equal(late.getChildren(true, true, false).at(-1).startTime(), 1)
console.log('tweenTo(nowhere) lasts', second().tweenTo('nowhere').duration(), 's; a tween of null', 1, 's')
process.exit()
JS
node check.mjs
