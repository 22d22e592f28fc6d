#!/usr/bin/env bash
# GSAP 3.15.0. Expected: whoever awaits a tween goes on when it is at its end, and hears of it, by a rejection at least, when it is
# killed or reverted.
# Seen: a tween that is killed or reverted never settles its promise, nor does one whose end is set with events suppressed; one
# that turns back resolves when it is at its start again, as if it had been done.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gsap@3.15.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import gsap from 'gsap'

/** What becomes of the promise of a tween of 0.2 s within 2 s, if something is done to it on its way. */
const outcome = async (act) => {
  const box = { x: 0 }
  const tween = gsap.to(box, { x: 1, duration: 0.2 })
  const end = tween.then(() => `resolved at ${box.x}`, () => 'rejected')
  await wait(50)
  act(tween)
  return Promise.race([end, wait(2000).then(() => 'waits')])
}
assert.equal(await outcome(() => {}), 'resolved at 1')
assert.equal(await outcome((tween) => tween.progress(1)), 'resolved at 1')
const killed = await outcome((tween) => tween.kill())
assert.equal(killed, 'waits')
assert.equal(await outcome((tween) => tween.revert()), 'waits')
assert.equal(await outcome((tween) => tween.progress(1, true)), 'waits')
const reversed = await outcome((tween) => tween.reverse())
assert.equal(reversed, 'resolved at 0')
console.log('killed:', killed, '- reversed:', reversed)
process.exit()
JS
node check.mjs
