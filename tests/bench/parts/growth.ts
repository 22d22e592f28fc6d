/** What more and more projects cost a visitor. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#words/ui'

import { weighPage } from '../../../src/publish/site/report.ts'
import { runBuild } from '../../run-build.ts'
import type { Bench } from '../figures.ts'
import { THROTTLE, withPage } from '../lib/open-page.ts'
import { timePress } from '../lib/press.ts'
import { serve } from '../lib/serve.ts'

const COUNTS = [8, 60, 600]
const PRESSES = 5

/** The owner's content with as many projects, which repeat. @returns its folder */
const contentWith = async (count: number) => {
  const folder = `.cache/bench/content-${count}`
  await rm(folder, { recursive: true, force: true })
  await cp('src/sample', folder, { recursive: true })
  const entries = Array.from({ length: count }, (_, index) => {
    const project = projects[index % projects.length]!
    // Of two with one name the content check would complain.
    const slug = index < projects.length ? project.slug : undefined
    return { ...project, slug, id: index + 1, title: `${project.title} ${index + 1}` }
  })
  const source = `export const projects = ${JSON.stringify(entries, null, 2)}\n`
  await writeFile(join(folder, 'projects.ts'), source)
  return folder
}

/** Bytes of the projects page's first load, and the slowest of some presses on SEE MORE. */
const measureWith = async (count: number) => {
  const folder = `.cache/bench/site-${count}`
  const options = ['--config', 'tests/fixture.config.ts', '--outDir', folder]
  await runBuild(options, { env: { CONTENT: await contentWith(count) } })
  const server = await serve(folder)
  try {
    const url = new URL(pages.projects.path, server.url).href
    return await withPage(url, { rate: THROTTLE }, async ({ page }) => {
      const more = page.getByRole('button', { name: ui.projects.more })
      const presses: number[] = []
      while (presses.length < PRESSES && (await more.isVisible())) {
        await more.scrollIntoViewIfNeeded()
        await more.hover()
        presses.push(await timePress(page))
      }
      const view = weighPage(folder, '/', 'projects.html')
      const bytes = view.html + view.scripts + view.fonts
      return { bytes, press: Math.max(...presses) }
    })
  } finally {
    await server.close()
  }
}

export default async function growth({ report }: Bench) {
  let first: number | undefined
  for (const count of COUNTS) {
    const { bytes, press } = await measureWith(count)
    first ??= bytes
    if (bytes !== first) report('growthBytes', (bytes / first - 1) * 100, String(count))
    report('growthPress', press, String(count))
  }
}
