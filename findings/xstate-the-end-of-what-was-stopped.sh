#!/usr/bin/env bash
# XState 5.33.3. Expected: `toPromise` of an actor that is stopped before its end is rejected, as `waitFor` is.
# Seen: it resolves with undefined, as of an actor that is done without output. Whoever awaits it goes on as if all had been
# done. An event that is sent to a stopped actor is told to inspectors as any other, and nobody takes it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, fromPromise, toPromise, waitFor } from 'xstate'

const outcome = (promise) => promise.then((value) => ['resolved', value], ({ message }) => ['rejected', message])
const machine = createMachine({
  initial: 'saving',
  states: { saving: { on: { SAVED: 'saved' } }, saved: { type: 'final' } },
  output: 'saved',
})
const stoppedBeforeItsEnd = (logic, wait) => {
  const actor = createActor(logic).start()
  const end = outcome(wait(actor))
  actor.stop()
  return end
}
const saved = (actor) => waitFor(actor, ({ status }) => status === 'done')
assert.deepEqual(await stoppedBeforeItsEnd(machine, toPromise), ['resolved', undefined])
assert.deepEqual(await stoppedBeforeItsEnd(fromPromise(() => new Promise(() => {})), toPromise), ['resolved', undefined])
assert.equal((await stoppedBeforeItsEnd(machine, saved))[0], 'rejected')

const told = []
const actor = createActor(machine, { inspect: ({ type, event }) => told.push([type, event?.type]) })
actor.start().stop()
told.length = 0
actor.send({ type: 'SAVED' })
assert.deepEqual(told, [['@xstate.event', 'SAVED']])
assert.equal(actor.getSnapshot().value, 'saving')
console.log('toPromise of what was stopped:', await stoppedBeforeItsEnd(machine, toPromise), '- told:', told)
JS
node check.mjs
