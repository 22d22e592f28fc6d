import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import * as config from '../../../uno.config.ts'
import { poppler } from '../poppler.ts'
import { latinContext, ownContext, temporaryFolder } from '../contexts.ts'

/** The modules of the build, with another font for texts in uno.config.ts. */
const withText = async (family: string) => {
  vi.resetModules()
  const fonts = { ...config.fonts, Text: { ...config.fonts.Text, family } }
  vi.doMock('../../../uno.config.ts', () => ({ ...config, fonts }))
  const [{ makeFonts }, { printCv }] = await Promise.all([
    import('../../../src/build/fonts/fonts.ts'),
    import('../../../src/build/cv/print-cv.ts'),
  ])
  return { makeFonts, printCv }
}

afterEach(() => {
  vi.doUnmock('../../../uno.config.ts')
  vi.resetModules()
})

test('a font is changed by its name in uno.config.ts: on pages, in scenes and in the CV', async () => {
  const { makeFonts, printCv } = await withText('Noto Sans')
  const { css, fontFiles } = await makeFonts(latinContext())
  const texts = fontFiles.filter(({ family }) => family === 'Text')
  expect(texts).not.toEqual([])
  for (const { url } of texts) expect(url).toContain('noto-sans')
  expect(css).not.toContain('instrument-sans')
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, await (await printCv(ownContext())).make())
  const used = poppler('pdffonts', file)
  expect(used).toContain('NotoSans')
  expect(used).not.toContain('Instrument')
})

test('a font that is not installed is an error that says what to run', async () => {
  const { makeFonts, printCv } = await withText('Comic Neue')
  const said =
    'The font “Comic Neue” (uno.config.ts, fonts) is not installed. Run: npm install --save-dev @fontsource-variable/comic-neue'
  await expect(makeFonts(latinContext())).rejects.toThrow(said)
  await expect(printCv(ownContext())).rejects.toThrow(said)
})
