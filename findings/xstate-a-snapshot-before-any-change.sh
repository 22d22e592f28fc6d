#!/usr/bin/env bash
# XState 5.33.3. Expected: `syncSnapshot` and `onSnapshot` tell a parent of the changes of its child.
# Seen: the first snapshot is told as well, when the child starts: a promise that has changed nothing yet is told once,
# and its end is not. Who counts snapshots of promises counts what never changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { assign, createActor, createMachine, fromPromise, waitFor } from 'xstate'

const machine = createMachine({
  context: { told: [] },
  invoke: {
    src: fromPromise(() => Promise.resolve(1)),
    onSnapshot: {
      actions: assign(({ context, event }) => ({ told: [...context.told, event.snapshot.status] })),
    },
    onDone: '.done',
  },
  initial: 'waiting',
  states: { waiting: {}, done: {} },
})
const actor = createActor(machine).start()
assert.deepEqual(actor.getSnapshot().context.told, ['active'])
const { context } = await waitFor(actor, (snapshot) => snapshot.value === 'done')
assert.deepEqual(context.told, ['active'])
console.log('told of a promise:', context.told.join(', '))
JS
node check.mjs
