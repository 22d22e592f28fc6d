#!/usr/bin/env bash
# XState 5.33.3. Expected: `transition(machine, snapshot, event)` works out that step, and asks nothing else of the machine;
# `initialTransition` asks for the context once.
# Seen: each call works out the first state as well, without input: the context factory and the assigns of the first
# entry run again, once for `transition`, twice for `initialTransition`. `can` and `getTransitionData` run neither.
# A factory that counts on its input sees undefined.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { assign, createMachine, initialTransition, transition } from 'xstate'

const asked = { context: 0, entry: 0 }
const machine = createMachine({
  context: () => ((asked.context += 1), {}),
  initial: 'a',
  states: { a: { entry: assign(() => ((asked.entry += 1), {})), on: { X: {} } } },
})
const during = (act) => {
  Object.assign(asked, { context: 0, entry: 0 })
  const result = act()
  return [result, { ...asked }]
}
const [[snapshot], first] = during(() => initialTransition(machine))
assert.deepEqual(first, { context: 2, entry: 2 })
const [, step] = during(() => transition(machine, snapshot, { type: 'X' }))
assert.deepEqual(step, { context: 1, entry: 1 })
const [, can] = during(() => snapshot.can({ type: 'X' }))
assert.deepEqual(can, { context: 0, entry: 0 })
const [, data] = during(() => machine.getTransitionData(snapshot, { type: 'X' }))
assert.deepEqual(data, { context: 0, entry: 0 })
console.log('one transition: context factory', step.context, 'more, first entry', step.entry, 'more')
JS
node check.mjs
