#!/usr/bin/env bash
# wouter 3.13.0 with Vite 8.3.0. Expected: `import.meta.env.BASE_URL` is what <Router base> wants.
# Seen: Vite ends every base in a stroke, `/` and `/app/`, and wouter takes none off. With `/app/` no route of the site is
# shown, and links are `/app//x`; with `/` all routes are shown, and the link to /x is `//x`, which is the start of another
# host. The base must be cut first: `/app`, and '' for `/`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wouter@3.13.0 react@19.3.1 react-dom@19.3.1 vite@8.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { resolveConfig } from 'vite'
import { Link, Route, Router } from 'wouter'

const baseOf = async (base) => (await resolveConfig({ base, configFile: false, logLevel: 'error' }, 'build')).base
const shown = (base, ssrPath) =>
  renderToStaticMarkup(h(Router, { base, ssrPath }, h(Route, { path: '/x' }, 'shown '), h(Link, { href: '/x' })))
const atRoot = await baseOf(undefined)
const inFolder = await baseOf('/app')
assert.deepEqual([atRoot, inFolder], ['/', '/app/'])
assert.equal(shown(atRoot, '/x'), 'shown <a href="//x"></a>')
assert.equal(shown(inFolder, '/app/x'), '<a href="/app//x"></a>')
assert.equal(shown('', '/x'), 'shown <a href="/x"></a>')
assert.equal(shown('/app', '/app/x'), 'shown <a href="/app/x"></a>')
console.log('under', atRoot, shown(atRoot, '/x'), '- under', inFolder, shown(inFolder, '/app/x'))
JS
node check.mjs
