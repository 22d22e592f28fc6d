#!/usr/bin/env bash
# XState 5.33.3 with esbuild 0.28.1. Expected: what `not`, `stateIn` and `assign` return can be told apart in a built page as
# in a test: by the name of the function.
# Seen: the names are those of functions that a minifier renames. An action has its kind in `type` besides; a guard has
# none, only `check`, which is one function for all guards of a kind.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund xstate@5.33.3 esbuild@0.28.1
cat >entry.mjs <<'JS'
import { assign, not, stateIn } from 'xstate'

export const change = assign({})
export const guards = [not('a'), not('b'), stateIn('c')]
JS
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'

const source = await import('./entry.mjs')
const built = await import('./built.mjs')
const namesOf = ({ guards }) => guards.map(({ name }) => name)
assert.deepEqual([source.change.name, ...namesOf(source)], ['assign', 'not', 'not', 'stateIn'])
assert.notEqual(built.change.name, 'assign')
assert.ok(!namesOf(built).some((name) => ['not', 'stateIn'].includes(name)))
assert.equal(built.change.type, 'xstate.assign')
assert.ok(built.guards.every((guard) => !('type' in guard)))
const [first, second, third] = built.guards
assert.equal(first.check, second.check)
assert.notEqual(first.check, third.check)
console.log('as written:', namesOf(source).join(' '), '- built:', namesOf(built).join(' '))
JS
npx esbuild entry.mjs --bundle --minify --format=esm --outfile=built.mjs --log-level=error
node check.mjs
