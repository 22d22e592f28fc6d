#!/usr/bin/env bash
# XState 5.33.3. Expected: when all regions of a parallel state are done, its done event has their outputs, by region.
# Seen: the event's `output` is undefined: each region's is in its own done event only, and gone once the parallel state is
# done. Of a parallel machine, too, `output` sees an event without one. A compound state's done event has that of its final
# state.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine } from 'xstate'

const done = (output) => ({ initial: 'end', states: { end: { type: 'final', output } } })
const seen = []
const see = ({ event }) => seen.push(event)
const regions = { left: { ...done('l'), onDone: { actions: see } }, right: done('r') }
createActor(
  createMachine({
    initial: 'both',
    states: {
      both: { type: 'parallel', states: regions, onDone: { target: 'after', actions: see } },
      after: {},
    },
  }),
).start()
assert.deepEqual(seen, [
  { type: 'xstate.done.state.(machine).both.left', output: 'l' },
  { type: 'xstate.done.state.(machine).both', output: undefined },
])
const output = ({ event }) => event
const sides = { left: done('l'), right: done('r') }
const whole = createActor(createMachine({ type: 'parallel', states: sides, output })).start()
assert.deepEqual(whole.getSnapshot().output, { type: 'xstate.done.state.(machine)', output: undefined })
const compound = createActor(createMachine({ ...done('c'), output })).start()
assert.equal(compound.getSnapshot().output.output, 'c')
console.log('done, of one region and of both:', seen)
JS
node check.mjs
