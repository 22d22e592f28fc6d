import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildSite } from '../../site/build-site.ts'
import { FIXTURE } from '../../use-fixture.ts'

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
const PROJECTS = `import type { Project } from './types'

export const projects: Project[] = [
  {
    id: 1,
    title: 'Tides',
    description: 'When they come.',
    techStack: 'Ink',
    hue: 'sea',
    image: 'scene:moon',
    imageAlt: 'The moon',
  },
]
`

const withAddress = (site: string) =>
  site.replace(/address: '[^']*'/, `address: 'https://reader.example.dev'`)
const withLine = (pages: string) => pages.replace('export const pages = {', `$&\n  ${LINE}`)

let site: Awaited<ReturnType<typeof buildSite>>
const built = (file: string) => readFile(join(site.dist, file), 'utf8')

beforeAll(async () => {
  const [pages, settings] = await Promise.all(
    ['pages', 'site'].map((name) => readFile(`${FIXTURE}/${name}.ts`, 'utf8')),
  )
  site = await buildSite({
    base: '/',
    files: {
      'src/content/pages.ts': withLine(pages!),
      'src/content/site.ts': withAddress(settings!),
      'src/pages/reading.tsx': SCREEN,
      'src/scenes/moon/moon.scene.ts': SCENE,
      'src/content/projects.ts': PROJECTS,
      'src/content/showcase.ts': 'export const showcase: number[] = [1]\n',
    },
  })
}, 600_000)
afterAll(() => site.remove())

test('an added page is written, and the bar of every page leads to it', async () => {
  expect(await built('reading.html')).toContain('The books on my sceneModules')
  for (const page of ['index.html', 'about.html', 'reading.html', '404.html'])
    expect(await built(page)).toMatch(/<nav\b.*href="\/reading"[^>]*>Bookshelf<\/a>.*<\/nav>/s)
})

test('it is in the sitemap, in llms.txt, and has a preview of its own', async () => {
  expect(await built('sitemap.xml')).toMatch(/<loc>[^<]*\/reading<\/loc>/)
  expect(await built('llms.txt')).toMatch(/\[What I read\]\([^)]*\/reading\): Books\./)
  const [, card = ''] =
    /property="og:image" content="[^"]*(\/assets\/card-reading-[^"]+)"/.exec(
      await built('reading.html'),
    ) ?? []
  expect((await readFile(join(site.dist, card))).length).toBeGreaterThan(5000)
})

test('the palette knows it: its commands are the routes', async () => {
  vi.stubEnv('CONTENT', '') // the copy's own
  const server = await createServer({
    root: site.folder,
    configFile: join(site.folder, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { commands } = await server.ssrLoadModule('/src/components/palette/commands.ts')
    expect(commands).toContainEqual(
      expect.objectContaining({ id: 'page /reading', label: 'Bookshelf' }),
    )
  } finally {
    await server.close()
    vi.unstubAllEnvs()
  }
})

test('an added scene is a picture in both themes, and a chunk of the worker', async () => {
  const page = await built('projects.html')
  const themes = [...page.matchAll(/assets\/moon-(dark|light)-[^ "]+-480\.avif/g)]
  expect(new Set(themes.map(([, theme]) => theme))).toEqual(new Set(['dark', 'light']))
  expect(await readdir(join(site.dist, 'assets'))).toContainEqual(
    expect.stringMatching(/^moon\.scene-.*\.js$/),
  )
})

test(
  'the types know the page, and the check names a scene that nobody has made',
  { timeout: 120_000 },
  async () => {
    const run = (...command: string[]) => {
      const { stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: site.folder,
        encoding: 'utf8',
        env: { ...process.env, CONTENT: '' },
      })
      return `${stdout}${stderr}`.trim()
    }
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toBe('')
    await writeFile(
      join(site.folder, 'src/content/projects.ts'),
      PROJECTS.replace('scene:moon', 'scene:mars'),
    )
    expect(run('--import', 'tsx', 'src/build/content/check.ts')).toMatch(
      /projects\.ts\s.*image is no scene: write one of .*scene:moon/s,
    )
  },
)
