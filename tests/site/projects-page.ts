import type { Page } from 'playwright'

import { projects } from '#content/projects'
import { ui } from '#content/ui'
import { PAGE_SIZE } from '#machines/pager.machine'

import { expect } from './expect.ts'

/** Shows all projects, a press a page. Each answers before its cards are there. */
export const showAllProjects = async (page: Page) => {
  const more = page.getByRole('button', { name: ui.projects.more, exact: true })
  for (let shown = PAGE_SIZE; shown < projects.length; shown += PAGE_SIZE) {
    await more.click()
    await expect(page.getByRole('article')).toHaveCount(
      Math.min(shown + PAGE_SIZE, projects.length),
    )
  }
}
