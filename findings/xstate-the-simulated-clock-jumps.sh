#!/usr/bin/env bash
# XState 5.33.3. Expected: `SimulatedClock.increment(200)` takes a machine through two states of 100 ms each, as the fake timers of
# test runners do, and each delay sees the time at which it is due.
# Seen: the clock is at its new time before the first delay ends, so all of them see that time; a delay that begins meanwhile
# counts from there: the second state is left after 100 ms more. Steps of 1 ms go as a real clock does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, SimulatedClock } from 'xstate'

const start = () => {
  const clock = new SimulatedClock()
  const times = []
  const at = (target) => ({ target, actions: () => times.push(clock.now()) })
  const states = { one: { after: { 100: at('two') } }, two: { after: { 100: at('three') } }, three: {} }
  const actor = createActor(createMachine({ initial: 'one', states }), { clock }).start()
  return { clock, times, value: () => actor.getSnapshot().value }
}
const jumped = start()
jumped.clock.increment(200)
assert.equal(jumped.value(), 'two')
assert.deepEqual(jumped.times, [200])
jumped.clock.increment(100)
assert.deepEqual([jumped.value(), jumped.times], ['three', [200, 300]])

const stepped = start()
for (let passed = 0; passed < 200; passed += 1) stepped.clock.increment(1)
assert.deepEqual([stepped.value(), stepped.times], ['three', [100, 200]])
console.log('by 200 ms at once and 100 more:', jumped.times.join(', '), '- by steps:', stepped.times.join(', '))
JS
node check.mjs
