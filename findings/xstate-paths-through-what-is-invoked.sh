#!/usr/bin/env bash
# XState 5.33.3 (xstate/graph). Expected: `getShortestPaths` stops before an invoked promise, whose result it cannot know, or
# asks for it; the test model of the same module takes the same machines.
# Seen: the paths go through it by a done event without `output`: an assign of the result writes undefined into the context,
# and one that reads within the result fails. Wildcards become events of that name (`x.*`). The test model refuses any machine
# with an `invoke` or an `after`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { assign, createMachine, fromPromise } from 'xstate'
import { createTestModel, getShortestPaths } from 'xstate/graph'

const loading = (name) =>
  createMachine({
    context: { name: 'nobody' },
    initial: 'loading',
    states: {
      loading: {
        invoke: { src: fromPromise(async () => ({ name: 'Ada' })), onDone: { target: 'loaded', actions: assign({ name }) } },
      },
      loaded: {},
    },
  })
const whole = loading(({ event }) => event.output)
const { state, steps } = getShortestPaths(whole).find(({ state: { value } }) => value === 'loaded')
assert.deepEqual(state.context, { name: undefined })
assert.deepEqual(steps.at(-1).event, { type: 'xstate.done.actor.0.(machine).loading' })
assert.throws(() => getShortestPaths(loading(({ event }) => event.output.name)), TypeError)
assert.throws(() => createTestModel(whole), /Invocations on test machines are not supported/)

const delayed = createMachine({ initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } })
assert.equal(getShortestPaths(delayed).length, 2)
assert.throws(() => createTestModel(delayed), /After events on test machines are not supported/)

const wild = createMachine({ initial: 'a', states: { a: { on: { 'x.*': 'b' } }, b: {} } })
assert.deepEqual(getShortestPaths(wild).at(-1).steps.at(-1).event, { type: 'x.*' })
console.log('to loaded by', steps.at(-1).event, 'with', state.context)
JS
node check.mjs
