#!/usr/bin/env bash
# Rolldown 1.2.19. Expected: an export that only a chunk loaded later uses lies in that chunk, or in one that
# it loads.
# Seen: statements are dropped by what the whole build uses, chunks are made of whole modules: a function that only
# the later chunk calls lies in the script of the entry, since the entry uses another export of the same module.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19
cat >tools.mjs <<'JS'
export const early = () => console.log('wanted at once')
export const late = () => console.log('wanted later')
export const never = () => console.log('wanted by nobody')
JS
cat >entry.mjs <<'JS'
import { early } from './tools.mjs'
early()
import('./later.mjs')
JS
cat >later.mjs <<'JS'
import { late } from './tools.mjs'
late()
JS
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { rolldown } from 'rolldown'

const bundle = await rolldown({ input: 'entry.mjs' })
const { output } = await bundle.generate({ format: 'esm' })
const withText = (text) => output.filter(({ code }) => code.includes(text)).map(({ name }) => name)
assert.equal(output.length, 2)
assert.deepEqual(withText('wanted at once'), ['entry'])
assert.deepEqual(withText('wanted later'), ['entry'])
assert.deepEqual(withText('wanted by nobody'), [])
console.log('what only the later chunk calls is in:', withText('wanted later').join())
JS
node check.mjs
