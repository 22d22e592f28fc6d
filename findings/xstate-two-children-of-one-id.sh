#!/usr/bin/env bash
# XState 5.33.3. Expected: an actor that spawns a second child with the id of the first stops the first, or stops both
# when it stops itself.
# Seen: the second takes the id and what is sent to it; the first goes on, can be reached by nobody, and is not stopped
# with its parent: its cleanup never runs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createActor, createMachine, fromCallback, sendTo, spawnChild } from 'xstate'

const log = []
const child = fromCallback(({ input, receive }) => {
  log.push(`${input} starts`)
  receive(({ type }) => log.push(`${input} gets ${type}`))
  return () => log.push(`${input} stops`)
})
const parent = createActor(
  createMachine({
    on: {
      FIRST: { actions: spawnChild(child, { id: 'child', input: 'first' }) },
      SECOND: { actions: spawnChild(child, { id: 'child', input: 'second' }) },
      PING: { actions: sendTo('child', { type: 'ping' }) },
    },
  }),
).start()
for (const type of ['FIRST', 'SECOND', 'PING']) parent.send({ type })
parent.stop()
assert.deepEqual(log, ['first starts', 'second starts', 'second gets ping', 'second stops'])
console.log(log.join(', '))
JS
node check.mjs
