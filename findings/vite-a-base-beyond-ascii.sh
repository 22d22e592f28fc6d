#!/usr/bin/env bash
# Vite 8.3.0. Expected: `--base /bücher/` is in `import.meta.env.BASE_URL` and in the resolved configuration as it was written.
# Seen: both have its escaped form, /b%C3%BCcher/, while the addresses in the HTML of the same build have it as it was
# written. Whoever compares one with the other, or with a path that was decoded, finds that they differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { build, resolveConfig } from 'vite'

const { base } = await resolveConfig({ base: '/bücher/', configFile: false, logLevel: 'error' }, 'build')
assert.equal(base, '/b%C3%BCcher/')
mkdirSync('site')
writeFileSync('site/index.html', '<script type="module" src="/main.js"></script>')
writeFileSync('site/main.js', 'console.log("at:" + import.meta.env.BASE_URL)')
await build({ root: 'site', base: '/bücher/', configFile: false, logLevel: 'error' })
const [file] = readdirSync('site/dist/assets')
const code = readFileSync(`site/dist/assets/${file}`, 'utf8')
assert.match(code, /b%C3%BCcher/)
assert.match(readFileSync('site/dist/index.html', 'utf8'), /src="\/bücher\//)
console.log('in code and configuration', base, '- in the HTML /bücher/')
JS
node check.mjs
