#!/usr/bin/env bash
# XState 5.33.3. Expected: `actor.stop()` leaves every state, so exit actions run, as they do when the machine ends; so do
# those of an invoked machine when its parent leaves the state that invokes it, and what they send to the parent arrives.
# Seen: none of them runs, nor is anything emitted. Only the cleanups of callbacks run, and promises see their signal
# aborted. A machine that reaches its final state runs the exits of all, its own last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, fromCallback, fromPromise, sendParent } from 'xstate'

const log = []
const note = (text) => () => log.push(text)
const said = () => log.splice(0)
const callback = fromCallback(() => note('cleanup of a callback'))
const promise = fromPromise(({ signal }) => {
  signal.addEventListener('abort', note('promise aborted'))
  return new Promise(() => {})
})
const child = createMachine({
  exit: [note('exit of the machine'), sendParent({ type: 'BYE' })],
  initial: 'a',
  states: {
    a: { exit: note('exit of a'), invoke: [{ src: callback }, { src: promise }], on: { END: 'end' } },
    end: { type: 'final' },
  },
})
createActor(child).start().stop()
assert.deepEqual(said().sort(), ['cleanup of a callback', 'promise aborted'])

const parent = createMachine({
  initial: 'busy',
  states: { busy: { invoke: { src: child, id: 'child' }, on: { LEAVE: 'idle' } }, idle: {} },
  on: { BYE: { actions: note('the parent hears BYE') } },
})
const actor = createActor(parent).start()
actor.send({ type: 'LEAVE' })
assert.equal(actor.getSnapshot().value, 'idle')
const whenLeft = said()
assert.deepEqual(whenLeft.toSorted(), ['cleanup of a callback', 'promise aborted'])

const ended = createActor(parent).start()
ended.getSnapshot().children.child.send({ type: 'END' })
assert.deepEqual(
  said().filter((text) => !/callback|promise/.test(text)),
  ['exit of a', 'exit of the machine', 'the parent hears BYE'],
)
console.log('when the state is left that invokes a machine:', whenLeft.join(', '))
JS
node check.mjs
