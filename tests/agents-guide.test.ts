/** What AGENTS.md tells to run and to read is there. */
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const guide = readFileSync('AGENTS.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** Only there once it has been made. */
const MADE = new Set(['src/content', 'dist'])

test('each command of AGENTS.md exists, and each file and folder', () => {
  const named = Array.from(guide.matchAll(/npm (?:run )?([\w:-]+)/g), ([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  const paths = Array.from(
    guide.matchAll(/(?:`|\]\(|-- )((?:[\w-]+\/)*[\w-]+(?:\.\w+)*)(?=`|\))/g),
    ([, path = '']) => path,
  ).filter((path) => path.includes('/') || path.endsWith('.md') || path === 'machines')
  expect(paths.length).toBeGreaterThan(12)
  expect(paths.filter((path) => !existsSync(path) && !MADE.has(path))).toEqual([])
})

test('AGENTS.md is read at a glance', () => {
  expect(guide.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
