import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { withoutMakers } from '../../../src/build/site/setup-makers.ts'

const SETUP = `
function setup({ guards }) {
	return {
		assign,
		log,
		emit,
		sendTo,
		createMachine: (config) => createMachine(config, guards),
	};
}
`

test('of the makers of actions of `setup`, those that a machine takes from it are kept', () => {
  const users = [
    `import { emit, setup } from 'xstate'\nsetup({ actions: { tell: emit({ type: 'told' }) } }).log`,
    `import { setup } from 'xstate'\nconst { assign } = setup({})`,
    `setup({}).sendTo()\n${SETUP}`,
  ]
  const left = withoutMakers(SETUP, users)
  for (const name of ['emit', 'sendTo']) expect(left).not.toContain(name)
  for (const name of ['assign', 'log']) expect(left).toContain(`${name},`)
  expect(() => parseAst(left)).not.toThrow()
})
