#!/usr/bin/env bash
# XState 5.33.3. Expected: the pure `transition()` foresees what the live actor does, also where it fails.
# Seen: a state that invokes an actor under a `systemId` that another actor has: `transition()` on the live snapshot says
# the next state, with the status `active`; the live actor that gets the same event ends with the status `error`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, spawnChild, transition } from 'xstate'

const child = createMachine({})
const machine = createMachine({
  initial: 'up',
  states: {
    up: {
      on: {
        TAKE: { actions: spawnChild(child, { systemId: 'other' }) },
        DOWN: 'down',
      },
    },
    down: { invoke: { src: child, systemId: 'other' } },
  },
})
const actor = createActor(machine)
let said
actor.subscribe({ error: ({ message }) => (said = message) })
actor.start()
actor.send({ type: 'TAKE' })
const [foreseen] = transition(machine, actor.getSnapshot(), { type: 'DOWN' })
assert.deepEqual([foreseen.value, foreseen.status], ['down', 'active'])
actor.send({ type: 'DOWN' })
assert.equal(actor.getSnapshot().status, 'error')
assert.match(said, /other/)
console.log('foreseen:', foreseen.value, foreseen.status, '- live:', actor.getSnapshot().status, '-', said)
JS
node check.mjs
