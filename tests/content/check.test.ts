import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { checkProject } from '../../src/build/content/check-project.ts'
import { copyProject, copySample } from '../project-copy.ts'

const SHOWCASE = 'src/content/showcase.ts'
const IDENTITY = 'src/content/identity.ts'

const withName = (name: string) => (source: string) =>
  source.replace(/^( {2}name: ).*$/m, `$1'${name}',`)

let project: Awaited<ReturnType<typeof copyProject>>
beforeEach(async () => {
  project = await copyProject()
})
afterEach(() => project.remove())

test('nothing that the sample left open is overlooked', async () => {
  const sample = await copySample()
  onTestFinished(sample.remove)
  const folder = join(sample.folder, 'src/content')
  const files = (await readdir(folder)).filter((file) => /^(?!ui|types).*\.ts$/.test(file))
  const open = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /'(?:React, )?Your [^']*'|example\.com|ompany name'|'portrait\.svg'/.test(line)
          ? [`src/content/${file}:${index + 1}`]
          : [],
      ),
  )
  const { errors, placeholders } = await checkProject(sample.folder)
  expect(errors).toEqual([])
  expect(open.length).toBeGreaterThan(10)
  expect(placeholders.map(({ file, line }) => `${file}:${line}`)).toEqual(
    expect.arrayContaining(open),
  )
})

test('a finding says in which line of its file it is', async () => {
  await project.edit(IDENTITY, withName('Your Name'))
  await project.edit(
    SHOWCASE,
    () => '// One.\nexport const showcase: number[] = [\n  11,\n  77,\n]\n',
  )
  const { errors, placeholders } = await checkProject(project.folder)
  expect(errors).toMatchObject([{ file: SHOWCASE, entry: 'entry 2', line: 4 }])
  expect(placeholders).toContainEqual(
    expect.objectContaining({ file: IDENTITY, field: 'name', value: 'Your Name', line: 4 }),
  )
})

describe('on the command line', () => {
  test('an error fails and is named', async () => {
    await project.edit(SHOWCASE, () => 'export const showcase: number[] = [77]\n')
    const { status, said } = await project.runCheck()
    expect(said).toContain('1 error in the content')
    expect(said).toContain(
      `${SHOWCASE}\n  1: entry 1 is 77, which is no project’s id: write one of 1`,
    )
    expect(status).toBe(1)
  })

  test('a placeholder is a warning', async () => {
    await project.edit(IDENTITY, withName('Your Name'))
    const { status, said } = await project.runCheck()
    expect(said).toContain('  4: identity · name is a placeholder: write your name (“Your Name”)')
    expect(status).toBe(0)
  })

  test('a placeholder fails a strict check', async () => {
    await project.edit(IDENTITY, withName('Your Name'))
    expect((await project.runCheck('--strict')).status).toBe(1)
  })
})

describe('in a build', () => {
  beforeEach(() => {
    vi.stubEnv('VITEST', '') // the plugin leaves tests alone
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('an error stops it and is named', async () => {
    await project.edit(SHOWCASE, () => 'export const showcase: number[] = [77]\n')
    await expect(project.build({ strict: false })).rejects.toThrow(
      /showcase\.ts\n\s+1: entry 1 is 77, which is no project’s id/,
    )
  })

  test('placeholders are listed', async () => {
    await project.edit(IDENTITY, withName('Your Name'))
    expect(await project.build({ strict: false })).toContain('identity · name is a placeholder')
  })

  test('placeholders stop a strict one', async () => {
    await project.edit(IDENTITY, withName('Your Name'))
    await expect(project.build({ strict: true })).rejects.toThrow('name is a placeholder')
  })
})
