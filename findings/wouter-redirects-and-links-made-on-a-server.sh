#!/usr/bin/env bash
# wouter 3.13.0. Expected: `ssrContext.redirectTo` is an address that a server can send, as the href of a link to the same page
# is; a link within a nested route leads to the address that the page has.
# Seen: it is what <Redirect> was given: without the base of the router or of the nested route, and with the sign of `~/`.
# Links in a nested route are written with the decoded path of the page: `%25` becomes a bare `%`, and at an address whose
# part is escaped twice the routes within see a path out of their base.
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
import { Link, Redirect, Route, Router, useLocation } from 'wouter'

const hrefOf = (html) => /href="([^"]*)"/.exec(html)[1]
/** The address of a link to a path and the one of a redirect to it, below a router. */
const addresses = (router, to, within = (child) => child) => {
  const ssrContext = {}
  const html = renderToStaticMarkup(
    h(Router, { ...router, ssrContext }, within([h(Link, { key: 1, href: to }), h(Redirect, { key: 2, to })])),
  )
  return [hrefOf(html), ssrContext.redirectTo]
}
const app = { base: '/app', ssrPath: '/app/old' }
const nested = (child) => h(Route, { path: '/users/:id', nest: true }, child)
assert.deepEqual(addresses(app, '/new'), ['/app/new', '/new'])
assert.deepEqual(addresses(app, '~/new'), ['/new', '~/new'])
assert.deepEqual(addresses({ ssrPath: '/users/5' }, '/new', nested), ['/users/5/new', '/new'])

const Path = () => useLocation()[0]
const at = (ssrPath) => {
  const html = renderToStaticMarkup(h(Router, { ssrPath }, nested([h(Link, { key: 1, href: '/edit' }), h(Path, { key: 2 })])))
  return [hrefOf(html), html.replace(/<.*>/, '')]
}
assert.deepEqual(at('/users/a%3Fb'), ['/users/a%3Fb/edit', '/'])
assert.deepEqual(at('/users/50%25'), ['/users/50%/edit', '/'])
assert.deepEqual(at('/users/a%2520b'), ['/users/a%20b/edit', '~/users/a%20b'])
console.log('a link and a redirect to /new under /app:', addresses(app, '/new').join(', '), '- at 50%25:', at('/users/50%25')[0])
JS
node check.mjs
