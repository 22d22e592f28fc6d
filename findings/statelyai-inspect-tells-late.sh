#!/usr/bin/env bash
# @statelyai/inspect 0.7.2 with XState 5.33.3. Expected: an inspector is told of an actor with the snapshot that it began with, and
# each thing with the time at which it happened.
# Seen: all is made into events later, when the page has time: an actor that is sent an event at once is told of as having begun in
# the state after it, while the snapshots that follow begin with the first; the times are those of the telling. Guards and
# actions that are written in place are told by the name of the field that they stand in.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @statelyai/inspect@0.7.2 xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { createInspector } from '@statelyai/inspect'
import { createActor, createMachine } from 'xstate'

const told = []
const { inspect } = createInspector({ send: (event) => told.push(event) })
const b = { on: { NEXT: 'c' } }
const machine = createMachine({ initial: 'a', states: { a: { on: { NEXT: { guard: () => true, target: 'b' } } }, b, c: {} } })
const actor = createActor(machine, { inspect }).start()
actor.send({ type: 'NEXT' })
actor.send({ type: 'NEXT' })
const end = Date.now()
assert.equal(told.length, 0)
while (Date.now() < end + 50);
await wait(50)
const first = told.find(({ type }) => type === '@xstate.actor')
assert.equal(first.snapshot.value, 'c')
const snapshots = told.filter(({ type }) => type === '@xstate.snapshot')
assert.deepEqual(snapshots.map(({ snapshot }) => snapshot.value), ['a', 'b', 'c'])
for (const { createdAt } of told) assert.ok(Number(createdAt) >= end + 50)
assert.deepEqual(JSON.parse(first.definition).states.a.on.NEXT.guard, { type: 'guard' })
console.log('told of as begun in state', first.snapshot.value, '- guard:', JSON.parse(first.definition).states.a.on.NEXT.guard)
JS
node check.mjs
