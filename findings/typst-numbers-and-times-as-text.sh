#!/usr/bin/env bash
# Typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0). Expected: `str(-5)` is what other languages write, and a TOML time
# with an offset is a time, as one without is.
# Seen: the minus is U+2212, as in print: an attachment or address made of it is no JSON and no number elsewhere. Typst itself
# reads it back; `repr` and `json.encode` write a hyphen. A time with another offset than Z comes as a dictionary with one
# private key of the parser's.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const valueOf = (expression) =>
  NodeCompiler.create().query({ mainFileContent: `#metadata(${expression}) <value>` }, { selector: '<value>', field: 'value' })[0]
const text = valueOf('str(-5)')
assert.equal(text, '\u22125')
assert.throws(() => JSON.parse(text))
assert.ok(Number.isNaN(Number(text)))
assert.equal(valueOf('int(str(-5))'), -5)
assert.equal(valueOf('repr(-5)'), '-5')
assert.equal(valueOf('json.encode(-5)'), '-5')

const time = (written) => valueOf(`toml(bytes("at = ${written}")).at`)
assert.match(time('2026-05-27T07:32:00Z'), /^datetime\(/)
const shifted = time('2026-05-27T07:32:00+09:00')
assert.deepEqual(shifted, { $__toml_private_datetime: '2026-05-27T07:32:00+09:00' })
console.log('str(-5):', text, '- a time at +09:00:', shifted)
JS
node check.mjs
