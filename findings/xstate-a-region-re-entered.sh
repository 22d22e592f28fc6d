#!/usr/bin/env bash
# XState 5.33.3. Expected: a region of a parallel machine that is re-entered (`target` itself, `reenter: true`) leaves the other
# regions as they are, as it does without `reenter`; so does a route to a state within it.
# Seen: all regions are left and entered anew: the other one is back in its first state. As SCXML has it: a parallel
# state is no domain of a transition, what is around it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine } from 'xstate'

const right = {
  initial: 'x',
  states: { x: {}, y: { id: 'y', route: {} } },
  on: { INWARD: '.y', AGAIN: { target: 'right' }, REENTER: { target: 'right', reenter: true } },
}
const left = { initial: 'one', states: { one: { on: { NEXT: 'two' } }, two: {} } }
const machine = createMachine({ type: 'parallel', states: { left, right } })
const leftAfter = (event) => {
  const actor = createActor(machine).start()
  actor.send({ type: 'NEXT' })
  actor.send(event)
  return actor.getSnapshot().value.left
}
assert.equal(leftAfter({ type: 'INWARD' }), 'two')
assert.equal(leftAfter({ type: 'AGAIN' }), 'two')
assert.equal(leftAfter({ type: 'REENTER' }), 'one')
assert.equal(leftAfter({ type: 'xstate.route', to: '#y' }), 'one')
console.log('after REENTER of the right region, or a route into it, the left one is in its first state')
JS
node check.mjs
