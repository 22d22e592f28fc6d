import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, parseAst } from 'vite'
import { expect, test } from 'vitest'

import { dropUnusedExports, withoutMakers } from '../../../src/build/site/unused-exports.ts'
import { temporaryFolder } from '../contexts.ts'

const PACKAGE = `
function hidden() { return 'only for the unused' }
exports.named = function () { return 'named one' };
exports.required = () => 'required one';
exports.own = function () { return 'own one' };
exports.calls = function () { return exports.own() };
exports.computed = () => 'computed one';
exports.later = () => 'later one';
exports.effect = globalThis.effect('with an effect');
exports.unused = function () { return hidden() };
exports.namesake = function () { return inner.namesake('unused namesake') };
exports.again = () => 'named again';
exports.one = exports.other = () => 'under two names';
`
const files = {
  'package.cjs': PACKAGE,
  'user.cjs':
    'const p = require("./package.cjs"); module.exports = [p.required(), p["computed"]()]',
  'passing.cjs': 'const p = require("./package.cjs");\nexports.again = () => p.again()',
  'later.js': 'import { later } from "./package.cjs"; document.title = later()',
  'entry.js': `
import * as all from './package.cjs'
import user from './user.cjs'
import './passing.cjs'
console.log(all.named(), all.calls(), all.other(), user)
import('./later.js')`,
}

/** All code of a build with these files. */
const codeOf = async () => {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [dropUnusedExports()],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  })
  if (!('output' in built)) throw new Error('It must be one build.')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('what nothing names is left out, with what only it used', async () => {
  const code = await codeOf()
  for (const words of ['only for the unused', 'unused namesake']) expect(code).not.toContain(words)
  expect(code).toContain('named again')
  const used = ['named', 'required', 'own', 'computed', 'later'].map((name) => `${name} one`)
  for (const words of [...used, 'with an effect', 'under two names']) expect(code).toContain(words)
})

const SETUP = `
function setup({ guards }) {
	return {
		assign,
		log,
		sendTo,
		createMachine: (config) => createMachine(config, guards),
	};
}
`

test('of the makers of actions of `setup`, those that a machine names are kept', () => {
  const users = [`import { assign, setup } from 'xstate'\nsetup({}).log`, `sendTo()\n${SETUP}`]
  const left = withoutMakers(SETUP, users)
  expect(left).not.toContain('sendTo')
  for (const name of ['assign', 'log']) expect(left).toContain(`${name},`)
  expect(() => parseAst(left)).not.toThrow()
})
