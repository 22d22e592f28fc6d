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
  offline: false,
  inspector: false,
  canvas: false,
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

const files = {
  'src/content/site.ts': `import type { Site } from './types'\nexport const site: Site = ${JSON.stringify(SITE)}`,
  'src/content/projects.ts': `import type { Project } from './types'\nexport const projects: Project[] = ${JSON.stringify(projects)}`,
  'src/content/showcase.ts': 'export const showcase: number[] = [1]',
}

describe('with all of them off', () => {
  let site: Awaited<ReturnType<typeof buildSite>>
  let names: string[]
  let code: string
  let pages: string[]
  const read = (file: string) => readFile(join(site.dist, file), 'utf8')

  beforeAll(async () => {
    site = await buildSite({ files })
    names = await readdir(join(site.dist, 'assets'))
    const scripts = names.filter((name) => name.endsWith('.js'))
    code = (await Promise.all(scripts.map((name) => read(`assets/${name}`)))).join('\n')
    pages = await Promise.all(PAGES.map(read))
  }, 600_000)
  afterAll(() => site.remove())

  test('no page offers the inspector', () => {
    for (const page of pages) expect(page).not.toMatch(/data-inspect=|\?inspect/)
  })

  test('there are no pages about machines, and no link to them', async () => {
    for (const page of pages) expect(page).not.toContain('/machines')
    expect(existsSync(join(site.dist, 'machines.html'))).toBe(false)
    expect(await read('llms.txt')).not.toContain('machines')
  })

  test('nothing of the inspector is shipped: no chunk, no style sheet, no key, no command', () => {
    expect(names.filter((name) => /inspector|simulator|recording|log-row/.test(name))).toEqual([])
    expect(code).not.toMatch(/data-inspect|@statelyai|footer \[data/)
    expect(code).not.toMatch(/id: ?["'`]inspect["'`]/)
  })

  test('no scene is shipped, no worker, no chart of the page', () => {
    expect(
      names.filter((name) => name.endsWith('.js') && /scene|worker|hero-chart/.test(name)),
    ).toEqual([])
    expect(code).not.toMatch(/new Worker|OffscreenCanvas/)
  })

  test('the pictures of the scenes stay', () => {
    expect(pages[2]).toMatch(/assets\/earth-dark-[\w-]+\.avif/)
    expect(names).toContainEqual(expect.stringMatching(/^earth-light-.*\.webp$/))
  })

  test('no page asks for a service worker, and the one that is there takes an older one away', async () => {
    expect(code).not.toMatch(/serviceWorker/)
    expect(await read('sw.js')).toContain('unregister')
    expect(await read('sw.js')).not.toContain('precache')
  })
})

test('what is not said is on', () => {
  expect(switchesOf({ canvas: false })).toEqual({
    'import.meta.env.OFFLINE': 'true',
    'import.meta.env.INSPECTOR': 'true',
    'import.meta.env.CANVAS': 'false',
  })
})
