#!/usr/bin/env bash
# yaml 2.9.1, js-yaml 5.5.0, Typst 0.14.2 (@myriaddreamin/typst-ts-node-compiler 0.7.0). Expected: three readers read one résumé
# alike, and a phone number with a plus is a text, since a plus begins no number.
# Seen: for all three it is a number, and the plus is gone. With two zeros before it, it is a number without them for the
# first two and a text for Typst; so are `012` and `09`. A key that stands twice is an error for the first two, for Typst the
# last one counts. Dates are texts for all. Quotes are the only cure; the libraries write them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 js-yaml@5.5.0 @myriaddreamin/typst-ts-node-compiler@0.7.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { dump, load } from 'js-yaml'
import { parse, stringify } from 'yaml'

const typst = (text) =>
  NodeCompiler.create().query(
    { mainFileContent: `#metadata(yaml(bytes(${JSON.stringify(text)}))) <read>` },
    { selector: '<read>', field: 'value' },
  )[0]
const readers = { yaml: parse, 'js-yaml': load, typst }
/** What each of the three reads for a value. */
const read = (value) => Object.values(readers).map((reader) => reader(`key: ${value}`).key)
assert.deepEqual(read('+12025550100'), [12025550100, 12025550100, 12025550100])
assert.deepEqual(read('0012025550100'), [12025550100, 12025550100, '0012025550100'])
assert.deepEqual(read('012'), [12, 12, '012'])
assert.deepEqual(read('09'), [9, 9, '09'])
assert.deepEqual(read('2021-01-01'), ['2021-01-01', '2021-01-01', '2021-01-01'])
assert.deepEqual(read('"+12025550100"'), ['+12025550100', '+12025550100', '+12025550100'])
for (const write of [stringify, dump]) assert.match(write({ phone: '+12025550100' }), /['"]\+12025550100['"]/)

const twice = 'title: a\ntitle: b'
for (const reader of [parse, load]) assert.throws(() => reader(twice))
assert.deepEqual(typst(twice), { title: 'b' })
console.log('+12025550100:', read('+12025550100').join(', '), '- 0012025550100:', read('0012025550100'))
JS
node check.mjs
