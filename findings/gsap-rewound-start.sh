#!/usr/bin/env bash
# GSAP 3.15.0. Expected: a timeline that is rewound to 0 looks as it did before it was played.
# Seen: what stands at 0 with no duration does not. A `set` at 0 of a paused timeline has done nothing yet; played and
# rewound it stays done. A `call` at 0 is not called by `time(0)`, is called by the first move away from 0, and once
# more when the timeline comes back to 0. A `set` further on is undone by going back before it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import gsap from 'gsap'

const box = { x: 0, y: 0 }
const values = () => [box.x, box.y]
const timeline = gsap.timeline({ paused: true }).set(box, { x: 5 }).to({}, { duration: 1 }).set(box, { y: 5 })
assert.deepEqual(values(), [0, 0])
timeline.progress(1)
assert.deepEqual(values(), [5, 5])
timeline.time(0.5)
assert.deepEqual(values(), [5, 0])
timeline.progress(0)
assert.deepEqual(values(), [5, 0])

const calls = []
const calling = gsap.timeline({ paused: true })
calling.call(() => calls.push(calling.time()), undefined, 0).to({}, { duration: 1 })
calling.time(0)
assert.equal(calls.length, 0)
calling.time(0.5)
assert.equal(calls.length, 1)
calling.time(0)
assert.equal(calls.length, 2)
console.log('set at 0 stays after a rewind: x', box.x, '- call at 0 was called', calls.length, 'times')
process.exit()
JS
node check.mjs
