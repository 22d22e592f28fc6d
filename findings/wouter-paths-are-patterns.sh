#!/usr/bin/env bash
# wouter 3.13.0 (regexparam). Expected: a dot and a plus in a path stand for themselves; %2F in a parameter is a stroke;
# `/a/*` is also `/a`.
# Seen: a dot stands for any character (`/a.b` is shown at /axb); a path with a plus is not found at its own address;
# %2F stays as it is, while %20 and %C3%BC are decoded; `/a/*` is not shown at /a, `/a/*?` is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wouter@3.13.0 react@19.3.1 react-dom@19.3.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Router } from 'wouter'

/** What a route says at an address: its parameters, or undefined if it is not shown. */
const at = (path, address) => {
  let found
  const note = (params) => ((found = { ...params }), null)
  renderToStaticMarkup(h(Router, { ssrPath: address }, h(Route, { path }, note)))
  return found
}
assert.deepEqual(at('/a.b', '/a.b'), {})
assert.deepEqual(at('/a.b', '/axb'), {})
assert.equal(at('/a+b', '/a+b'), undefined)
assert.equal(at('/a/:id', '/a/%2F').id, '%2F')
assert.equal(at('/a/:id', '/a/x%20y').id, 'x y')
assert.equal(at('/a/:id', '/a/%C3%BC').id, 'ü')
assert.equal(at('/a/*', '/a'), undefined)
assert.notEqual(at('/a/*?', '/a'), undefined)
console.log('/a.b at /axb: shown; /a+b at /a+b: not shown; :id of /a/%2F:', at('/a/:id', '/a/%2F').id)
JS
node check.mjs
