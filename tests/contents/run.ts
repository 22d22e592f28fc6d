/**
 * `npm run test:contents [-- name…] [--contract]`: whether the site keeps its promises with each
 * content of this folder in place of the owner's, in a copy of the project: all tests and checks,
 * or with `--contract` what a publication asks for.
 */
import { spawnSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'

import { copyTree } from '../copy-tree.ts'
import { putContent } from './put-content.ts'

const FOLDER = 'tests/contents'
/** The content of all other tests. */
const FIXTURE = 'fixture'

const given = process.argv.slice(2)
const isContractOnly = given.includes('--contract')
const named = given.filter((argument) => !argument.startsWith('--'))
const there = (await readdir(FOLDER, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && entry.name !== FIXTURE)
  .map(({ name }) => name)
const unknown = named.filter((name) => !there.includes(name))
if (unknown.length > 0) throw new Error(`${FOLDER} has ${there.join(', ')}: no ${unknown.join()}`)

const commands = isContractOnly
  ? [
      ['run', 'check:content'],
      ['run', 'test:contract'],
    ]
  : [['test'], ['run', 'check']]

const failed: string[] = []
for (const name of named.length > 0 ? named : there) {
  const folder = await copyTree()
  await putContent(folder, name)
  for (const command of commands) {
    console.log(`\n${name}: npm ${command.join(' ')}`)
    const { status } = spawnSync('npm', command, { cwd: folder, stdio: 'inherit', shell: true })
    if (status !== 0) failed.push(`${name}: npm ${command.join(' ')}`)
  }
  await rm(folder, { recursive: true })
}
console.log(failed.length > 0 ? `\nRed: ${failed.join('; ')}` : '\nAll of them are green.')
process.exitCode = failed.length > 0 ? 1 : 0
