import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { inlineWords } from '../../../src/build/site/inline-words.ts'
import { temporaryFolder } from '../contexts.ts'

const WORDS = { ui: { menu: { open: 'Cast off' } }, about: { text: ['One', 'Two'] } }
const MODULE = `
import { ui } from '#content/ui'
import { about } from '#content/about'
import { site } from '#content/site'
document.title = ui.menu.open + about.text.map((line) => line + site.lang) + about.text.length
`

test('words are written where they are used, and what is done with them stays', async () => {
  const folder = await temporaryFolder()
  const input = join(folder, 'entry.js')
  await writeFile(input, MODULE)
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [inlineWords(WORDS)],
    build: { write: false, minify: false, rolldownOptions: { input, external: /#content/ } },
  })
  if (!('output' in built)) throw new Error('It must be one build.')
  const [{ code }] = built.output
  expect(code).toContain('"Cast off"')
  expect(code).toMatch(/\["One", ?"Two"\]\)?\.map\(/)
  expect(code).not.toMatch(/ui\.menu|about\.text/)
  expect(code).toContain('site.lang')
})
