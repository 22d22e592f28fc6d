import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#content/ui'

import { ProjectCard } from '../../src/components/project-card/project-card'
import { repoWord } from '../../src/components/project-card/repo-word'
import { someProjects } from './some-content'
import { show } from './render'

const { otherRepos, repo, source } = ui.projects

test.each([
  ['https://github.com/someone/thing', repo],
  ['https://www.github.com/someone/thing', repo],
  ['https://gitlab.com/someone/thing', otherRepos.gitlab],
  ['https://gitlab.company.test/team/thing', otherRepos.gitlab],
  ['https://bitbucket.org/someone/thing', otherRepos.bitbucket],
  ['https://codeberg.org/someone/thing', otherRepos.codeberg],
  ['https://git.somewhere.test/github', source],
])('%s is called by its host', (address, word) => {
  expect(repoWord(address)).toBe(word)
})

const links = () => page.getByRole('article').getByRole('link').elements()

test('a project with neither demo nor repository says why, and leads nowhere', async () => {
  const [{ link: _, repo: __, ...project }] = someProjects(1, { note: 'For a client' }) as [
    ReturnType<typeof someProjects>[number],
  ]
  show(<ProjectCard project={project} order={0} />)
  await expect.element(page.getByText('For a client')).toBeInTheDocument()
  expect(links().filter((link) => !link.matches('[href^="?inspect"]'))).toEqual([])
})

test('with a demo alone it has one link, and the note beside it', async () => {
  const [{ repo: _, ...project }] = someProjects(1, { note: 'Source on request' }) as [
    ReturnType<typeof someProjects>[number],
  ]
  show(<ProjectCard project={project} order={0} />)
  await expect.element(page.getByText('Source on request')).toBeInTheDocument()
  expect(
    links()
      .filter((link) => !link.matches('[href^="?inspect"]'))
      .map((link) => link.getAttribute('href')),
  ).toEqual([project.link])
})

test('a chip that is named twice stands there once', () => {
  const [project] = someProjects(1, { techStack: 'Go, Rust, Go' })
  show(<ProjectCard project={project!} order={0} />)
  const chips = page.getByRole('list', { name: ui.projects.stack }).getByRole('listitem')
  expect(chips.elements().map((chip) => chip.textContent)).toEqual(['Go', 'Rust'])
})

test('its strip names it in a word of the content', async () => {
  const [project] = someProjects(1)
  show(<ProjectCard project={project!} order={0} />)
  const strip = page.getByRole('article').getByTitle(ui.node.inspect)
  await expect.element(strip).toHaveTextContent(`${ui.projects.node} ${project!.id}`)
})
