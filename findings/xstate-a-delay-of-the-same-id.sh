#!/usr/bin/env bash
# XState 5.33.3. Expected: a delayed `raise` whose id is that of one still waiting takes its place, so that an id is enough to
# wait for the end of typing.
# Seen: both events come, each at its time, and `cancel(id)` calls off the last one only: the first cannot be called off any
# more. `cancel` must come before each such `raise`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { cancel, createActor, createMachine, raise, SimulatedClock } from 'xstate'

const later = raise({ type: 'SEARCH' }, { id: 'search', delay: 300 })
/** How often SEARCH comes after events that are 100 ms apart. */
const searches = (actions, ...types) => {
  let count = 0
  const clock = new SimulatedClock()
  const actor = createActor(
    createMachine({
      on: {
        KEY: { actions },
        ESCAPE: { actions: cancel('search') },
        SEARCH: { actions: () => (count += 1) },
      },
    }),
    { clock },
  ).start()
  for (const type of types) {
    actor.send({ type })
    clock.increment(100)
  }
  clock.increment(1000)
  return count
}
assert.equal(searches(later, 'KEY', 'KEY'), 2)
assert.equal(searches(later, 'KEY', 'KEY', 'ESCAPE'), 1)
assert.equal(searches([cancel('search'), later], 'KEY', 'KEY'), 1)
assert.equal(searches([cancel('search'), later], 'KEY', 'KEY', 'ESCAPE'), 0)
console.log('two keys:', searches(later, 'KEY', 'KEY'), 'searches; two keys and Escape:', searches(later, 'KEY', 'KEY', 'ESCAPE'))
JS
node check.mjs
