#!/usr/bin/env bash
# XState 5.33.3. Expected: an event of the type `*` means the same in every build.
# Seen: in the development build the actor fails for good, with status `error`; in the production build it takes the event
# by a transition of `*`, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine } from 'xstate'

const actor = createActor(
  createMachine({ initial: 'a', states: { a: { on: { '*': 'b' } }, b: {} } }),
)
const errors = []
actor.subscribe({ error: ({ message }) => errors.push(message) })
actor.start().send({ type: '*' })
const { status, value } = actor.getSnapshot()
const [, , build] = process.argv
console.log(`${build}: ${status}, state ${value} ${errors.join()}`)
assert.deepEqual([status, value], build === 'development' ? ['error', 'a'] : ['active', 'b'])
JS
node --conditions=development check.mjs development
node check.mjs production
