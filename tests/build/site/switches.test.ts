import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { switchesOf } from '../../../src/build/site/switches.ts'
import { buildSite } from '../../site/build-site.ts'

const PAGES = ['index.html', 'about.html', 'projects.html', '404.html']

const SITE = {
  address: 'https://example.test/',
  lang: 'en',
  offline: true,
  inspector: true,
  canvas: true,
}

const projects = [
  {
    id: 1,
    title: 'Tides',
    description: 'When they come.',
    techStack: 'Ink',
    hue: 'sea',
    image: 'scene:earth',
    imageAlt: 'The Earth',
  },
]

/** The site built with some of its switches off. */
const buildWith = async (off: Partial<typeof SITE>) => {
  const built = await buildSite({
    files: {
      'src/content/site.ts': `import type { Site } from './types'\nexport const site: Site = ${JSON.stringify({ ...SITE, ...off })}`,
      'src/content/projects.ts': `import type { Project } from './types'\nexport const projects: Project[] = ${JSON.stringify(projects)}`,
      'src/content/showcase.ts': 'export const showcase: number[] = [1]',
    },
  })
  const names = await readdir(join(built.dist, 'assets'))
  const read = (file: string) => readFile(join(built.dist, file), 'utf8')
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => read(`assets/${name}`)),
  )
  return {
    ...built,
    names,
    read,
    code: scripts.join('\n'),
    pages: await Promise.all(PAGES.map(read)),
  }
}

type Built = Awaited<ReturnType<typeof buildWith>>

describe('without the inspector', () => {
  let site: Built
  beforeAll(async () => {
    site = await buildWith({ inspector: false })
  }, 600_000)
  afterAll(() => site.remove())

  test('no page offers it', () => {
    for (const page of site.pages) expect(page).not.toMatch(/data-inspect=|\?inspect/)
  })

  test('there are no pages about machines, and no link to them', async () => {
    for (const page of site.pages) expect(page).not.toContain('/machines')
    expect(existsSync(join(site.dist, 'machines.html'))).toBe(false)
    expect(await site.read('llms.txt')).not.toContain('machines')
  })

  test('nothing of it is shipped: no chunk, no style sheet, no key, no command', () => {
    expect(site.names.filter((name) => /inspector|simulator|recording|log-row/.test(name))).toEqual(
      [],
    )
    expect(site.code).not.toMatch(/data-inspect|@statelyai|footer \[data/)
    expect(site.code).not.toMatch(/id: ?["'`]inspect["'`]/)
  })

  test('the canvases are still there', () => {
    expect(site.names).toContainEqual(expect.stringMatching(/^earth\.scene-/))
    expect(site.names).toContainEqual(expect.stringMatching(/^hero-chart-/))
  })
})

describe('without canvases, and without a copy for who is offline', () => {
  let site: Built
  beforeAll(async () => {
    site = await buildWith({ canvas: false, offline: false })
  }, 600_000)
  afterAll(() => site.remove())

  test('no scene is shipped, no worker, no chart of the page', () => {
    expect(
      site.names.filter((name) => name.endsWith('.js') && /scene|worker|hero-chart/.test(name)),
    ).toEqual([])
    expect(site.code).not.toMatch(/new Worker|OffscreenCanvas/)
  })

  test('the pictures of the scenes stay', () => {
    expect(site.pages[2]).toMatch(/assets\/earth-dark-[\w-]+\.avif/)
    expect(site.names).toContainEqual(expect.stringMatching(/^earth-light-.*\.webp$/))
  })

  test('no page asks for a service worker, and the one that is there takes an older one away', async () => {
    expect(site.code).not.toMatch(/serviceWorker/)
    expect(await site.read('sw.js')).toContain('unregister')
    expect(await site.read('sw.js')).not.toContain('precache')
  })

  test('the inspector is still there', () => {
    expect(site.names).toContainEqual(expect.stringMatching(/^inspector-.*\.js$/))
    expect(site.pages[0]).toContain('data-inspect')
  })
})

test('what is not said is on', () => {
  expect(switchesOf({ canvas: false })).toEqual({
    'import.meta.env.OFFLINE': 'true',
    'import.meta.env.INSPECTOR': 'true',
    'import.meta.env.CANVAS': 'false',
  })
})
