import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { asModule, reactModules } from '../../../src/build/site/react-modules.ts'
import { temporaryFolder } from '../contexts.ts'

const FACADE = `
if (process.env.NODE_ENV === 'production') {
  module.exports = require('./cjs/index.production.js');
} else {
  module.exports = require('./cjs/index.development.js');
}
`
const SCHEDULER = `
exports.now = void 0;
if (globalThis.performance) {
  exports.now = function () { return 'the time' };
}
exports.schedule = function () { return exports.now() };
exports.never = function () { return 'never scheduled' };
`
const REACT = `
"use strict";
var Scheduler = require("scheduler"),
  Again = require("scheduler");
function hidden() { return 'only for the unused' }
function useState() { return 'of its own' }
exports.useState = function () { return useState() + Scheduler.schedule() + typeof Scheduler.log };
exports.use = exports.useLater = () => 'under two names';
exports.effect = globalThis.effect('with an effect');
exports.unused = function () { return hidden() + Again.never() };
`
const files = {
  'node_modules/scheduler/index.js': FACADE,
  'node_modules/scheduler/cjs/index.production.js': SCHEDULER,
  'node_modules/react/index.js': FACADE,
  'node_modules/react/cjs/index.production.js': REACT,
  'node_modules/react/cjs/index.development.js': 'exports.useState = () => "in development"',
  'node_modules/wouter/index.js':
    'import * as React from "react"\nexport const later = React["use" + "Later"]',
  'entry.js': `
import { useState } from 'react'
import { later } from 'wouter'
console.log(useState(), later())`,
}

/** All code of a build with these files. */
const codeOf = async () => {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [reactModules()],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  })
  if (!('output' in built)) throw new Error('It must be one build.')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('React’s packages are modules: what nothing imports is left out, with what only it used', async () => {
  const code = await codeOf()
  const unused = ['only for the unused', 'never scheduled', 'in development', 'exports', 'unused']
  for (const words of unused) expect(code).not.toContain(words)
  const used = ['the time', 'of its own', 'under two names', 'with an effect']
  for (const words of used) expect(code).toContain(words)
  expect(code).not.toMatch(/\.useState|\.schedule\b/)
})

test('what it does not know to be a list of names stays as it is', () => {
  for (const code of [
    'exports.a = 1\nmodule.exports.b = 2',
    'exports.a = 1\nfill(exports)',
    'a = 1',
  ])
    expect(asModule(code)).toBe(code)
})
