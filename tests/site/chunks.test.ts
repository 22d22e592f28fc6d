import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { FIXTURE_CHUNKS } from '../sites'

const chunks = JSON.parse(readFileSync(FIXTURE_CHUNKS, 'utf8')) as Record<string, string[]>

// What is meant to change is written anew by `npx vitest run tests/site/chunks.test.ts -u`.
test.each(['every-page', 'inspector'])('the chunk %s holds what it held', async (name) => {
  const modules = chunks[name]?.filter((module) => !module.startsWith('node_modules/')) ?? []
  await expect(`${modules.join('\n')}\n`).toMatchFileSnapshot(`chunks/${name}.txt`)
})

test('of the inspector, every page carries the way in alone', () => {
  const carried = chunks['every-page']?.filter((module) => module.includes('/inspector/'))
  expect(carried).toEqual(['src/inspector/entry.ts'])
})
