#!/usr/bin/env bash
# wouter 3.13.0. Expected: under a base, <Link> leaves an address of another host, a hash and a query as they are.
# Seen: the base is put before all of them: `/bhttps://…`, `/b#top` (which leaves the page for the base) and `/b?q`.
# Only `~/` escapes it. A plain <a> is the link for these.
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
import { Link, Router } from 'wouter'

const hrefOf = (href) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(h(Router, { base: '/b', ssrPath: '/b/page' }, h(Link, { href }, 'x'))),
  )[1]
assert.equal(hrefOf('/a'), '/b/a')
assert.equal(hrefOf('~/a'), '/a')
assert.equal(hrefOf('https://other.example/'), '/bhttps://other.example/')
assert.equal(hrefOf('#top'), '/b#top')
assert.equal(hrefOf('?q'), '/b?q')
console.log(['https://other.example/', '#top', '?q'].map((to) => `${to} -> ${hrefOf(to)}`).join(', '))
JS
node check.mjs
