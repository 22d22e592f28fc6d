/** An owner's files are his own: what changes in the project meets none of them. */
import { spawnSync } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { FIXTURE } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'

/** The address is that of the site that is made. */
const BASICS = { name: 'Ayesha Khan', label: 'Potter', email: 'a@khan.pk', url: 'http://khan.test' }

/** A clone before its owner has written a file. */
const clone = async () => {
  const project = await copyProject()
  onTestFinished(project.remove)
  const own = join(project.folder, 'src/content')
  await rm(own, { recursive: true })
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.test']
  const git = (...given: string[]) =>
    spawnSync('git', [...author, ...given], { cwd: project.folder, encoding: 'utf8' })
  const commit = (message: string) => {
    git('add', '--all', '.', ':!node_modules')
    return git('commit', '-m', message)
  }
  return { ...project, own, git, commit }
}

test('without a résumé every file is made, with all that is to be written', async () => {
  const project = await clone()
  const made = await project.runImport()
  expect(made.status).toBe(0)
  expect(made.said).toContain('Your content is in src/content.')
  expect(made.said).toMatch(/identity · name is a placeholder: write your name/)
  const again = await project.runImport()
  expect([again.status, again.said]).toEqual([1, expect.stringContaining('src/content/hero.ts')])
})

test('a year of changes is pulled without a conflict, and a new switch has its default', async () => {
  const { folder, own, git, commit, edit, ...project } = await clone()
  git('init', '--initial-branch', 'main')
  commit('a portfolio')
  git('switch', '--create', 'mine')
  await writeFile(join(folder, 'mine.json'), JSON.stringify({ basics: BASICS }))
  expect((await project.runImport('mine.json')).status).toBe(0)
  for (const file of ['about', 'dashboard', 'hero', 'pages', 'site'])
    await cp(`${FIXTURE}/${file}.ts`, join(own, `${file}.ts`))
  await edit('src/content/identity.ts', (text) =>
    text.replace('Your city', 'Lahore').replace('Your country', 'Pakistan'),
  )
  await edit('src/content/site.ts', (text) =>
    text.replace("address: ''", "address: 'https://khan.test'"),
  )
  expect((await project.runCheck('--strict')).said).toBe('The content is complete.\n')
  commit('my own')

  git('switch', 'main')
  await edit('src/content-model/sample/hero.ts', (text) =>
    text.replaceAll(/'[A-Z][^']*'/g, "'Other words.'"),
  )
  await writeFile(
    join(folder, 'src/content-model/sample/projects/loom.mdx'),
    '## A case study of the sample\n',
  )
  await edit('src/content-model/schema/owner.ts', (text) =>
    text
      .replace('canvas: on(),', '$&\n  sparkles: on(),')
      .replace('canvas: true', '$&, sparkles: true'),
  )
  commit('a year of changes')
  git('switch', 'mine')
  const merge = git('merge', 'main', '--message', 'a year later')
  expect([merge.status, merge.stdout]).toEqual([0, expect.not.stringContaining('CONFLICT')])
  expect((await project.runCheck('--strict')).said).toBe('The content is complete.\n')
  const { site, identity, caseStudies } = await project.content()
  expect(site).toMatchObject({ canvas: true, sparkles: true })
  expect([identity.name, identity.website, caseStudies]).toEqual(['Ayesha Khan', undefined, {}])
})
