#!/usr/bin/env bash
# XState 5.33.3. Expected: an actor that is started from `getPersistedSnapshot()` waits for all that its state waits for: the
# promise that it invokes, its delays, an `always` whose guard has become true.
# Seen: only what is invoked begins again, with the input it had. Neither `after` nor a delayed `raise` is there any more: the
# snapshot holds no delays, and none are begun, so that the state is never left. An `always` is looked at with the next event
# only, which may be one that the machine does not know.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, fromPromise, raise, SimulatedClock } from 'xstate'

const HOUR = 3_600_000
const inputs = []
const neverDone = fromPromise(({ input }) => (inputs.push(input), new Promise(() => {})))
const machine = createMachine({
  initial: 'waiting',
  states: {
    waiting: {
      entry: raise({ type: 'REMIND' }, { delay: 100 }),
      invoke: { src: neverDone, input: 'as before' },
      after: { 200: 'late' },
      on: { REMIND: '.reminded' },
      initial: 'quiet',
      states: { quiet: {}, reminded: {} },
    },
    late: {},
  },
})
/** What the state is an hour after an actor is started. */
const valueAfterAnHour = (snapshot) => {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, snapshot }).start()
  const begun = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
  clock.increment(HOUR)
  return { begun, value: actor.getSnapshot().value }
}
const first = valueAfterAnHour()
assert.equal(first.value, 'late')
const restored = valueAfterAnHour(first.begun)
assert.deepEqual(restored.value, { waiting: 'quiet' })
assert.deepEqual(inputs, ['as before', 'as before'])

const gate = createMachine({
  initial: 'shut',
  states: { shut: { always: { guard: ({ context }) => context.paid, target: 'open' } }, open: {} },
})
const snapshot = { status: 'active', value: 'shut', context: { paid: true }, children: {}, historyValue: {} }
const actor = createActor(gate, { snapshot }).start()
assert.equal(actor.getSnapshot().value, 'shut')
actor.send({ type: 'NOBODY_KNOWS' })
assert.equal(actor.getSnapshot().value, 'open')
console.log('an hour after a start:', first.value, '- after a restored one:', JSON.stringify(restored.value))
JS
node check.mjs
