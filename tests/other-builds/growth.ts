import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'

import { putContent } from '../contents/put-content.ts'
import { FIXTURE } from '../use-fixture.ts'
import { BASE, content, server, site } from './hostile-site.ts'
import { call, field, options } from '../site/palette-page.ts'
import { test } from '../site/site.ts'

// What the README promises to who adds a page (a file and a line) and a scene (a file).
const LINE = `reading: { path: '/reading', navigation: 'Bookshelf', title: 'What I read', description: 'Books.' },`
const SCREEN = `export default function Reading() {
  return <h1 tabIndex={-1}>The books on my sceneModules</h1>
}
`
const SCENE = `import type { Scene } from '../scene'

export const still = 1

export const scene: Scene = (context, { palette }) => ({ width, height }) => {
  context.fillStyle = palette.hue
  context.fillRect(0, 0, width, height)
}
`
const PAGES = 'src/content/pages.ts'

const built = (file: string) => readFile(join(site.dist, file), 'utf8')

/** The files that are added or changed. */
export const addedFiles = async () => {
  const pages = await readFile(`${FIXTURE}/pages.ts`, 'utf8')
  return {
    [PAGES]: pages.replace('export const pages = {', `$&\n  ${LINE}`),
    'src/pages/reading.tsx': SCREEN,
    'src/scenes/moon/moon.scene.ts': SCENE,
  }
}

/** What is asked of a site to which a page and a scene, that of the first project, were added. */
export const testGrowth = () => {
  plain('an added page is written, and the bar of every page leads to it', async () => {
    expect(await built('reading.html')).toContain('The books on my sceneModules')
    for (const page of ['index.html', 'about.html', 'reading.html', '404.html'])
      expect(await built(page)).toMatch(
        new RegExp(`<nav\\b.*href="${BASE}reading"[^>]*>Bookshelf</a>.*</nav>`, 's'),
      )
  })

  plain('it is in the sitemap, in llms.txt, and has a preview of its own', async () => {
    expect(await built('sitemap.xml')).toMatch(/<loc>[^<]*\/reading<\/loc>/)
    expect(await built('llms.txt')).toMatch(/\[What I read\]\([^)]*\/reading\): Books\./)
    const [, card = ''] =
      /property="og:image" content="[^"]*(\/assets\/card-reading-[^"]+)"/.exec(
        await built('reading.html'),
      ) ?? []
    expect((await readFile(join(site.dist, card))).length).toBeGreaterThan(5000)
  })

  test('the palette knows it: its commands are the routes', async ({ visit }) => {
    const { page } = await visit(new URL('about', server.url).href)
    await call(page)
    await field(page).fill('Bookshelf')
    await options(page).first().click()
    await page.getByRole('heading', { name: 'The books on my sceneModules' }).waitFor()
  })

  plain('an added scene is a picture in both themes, and a chunk of the worker', async () => {
    const page = await built('projects.html')
    const themes = [...page.matchAll(/assets\/moon-(dark|light)-[^ "]+-480\.avif/g)]
    expect(new Set(themes.map(([, theme]) => theme))).toEqual(new Set(['dark', 'light']))
    expect(await readdir(join(site.dist, 'assets'))).toContainEqual(
      expect.stringMatching(/^moon\.scene-.*\.js$/),
    )
  })

  plain(
    'the types know the page, and the check names a scene that nobody has made',
    { timeout: 120_000 },
    async () => {
      const { folder } = site
      const run = (...command: string[]) => {
        const { stdout, stderr } = spawnSync(process.execPath, command, {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, CONTENT: '' },
        })
        return `${stdout}${stderr}`.trim()
      }
      // The hostile content has no types.
      await putContent(folder, 'fixture')
      await writeFile(join(folder, PAGES), (await addedFiles())[PAGES])
      expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('')
      const projects = content.projects.slice(0, 1).map((one) => ({ ...one, image: 'scene:mars' }))
      await writeFile(
        join(folder, 'src/content/projects.ts'),
        `export const projects = ${JSON.stringify(projects)}`,
      )
      expect(run('--import', 'tsx', 'src/build/content/check.ts')).toMatch(
        /projects\.ts\s.*image is no scene: write one of .*scene:moon/s,
      )
    },
  )
}
