import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { makeFavicons } from '../../../src/build/icons/favicons.ts'
import { themes } from '../../../uno.config.ts'
import { freshContext, temporaryFolder } from '../contexts.ts'

const contextIn = async (root: string) => {
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
  const context = { ...(await freshContext()), root }
  await makeFavicons(context)
  return context.store
}

/** The colour in the middle, as `#rrggbb`. */
const middleOf = async (png: Buffer) => {
  const { width, height } = await sharp(png).metadata()
  const place = { left: width >> 1, top: height >> 1, width: 1, height: 1 }
  const pixel = await sharp(png).extract(place).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

const PNGS = ['favicon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']

test('the icons wear the colours of the theme', async () => {
  const store = await contextIn(await temporaryFolder())
  const svg = (await store.read('favicon.svg')).toString()
  expect(svg).toContain(`fill="${themes.dark.signal}"`)
  expect(svg).toContain(`fill="${themes.dark.ink}"`)
  for (const file of PNGS) expect(await middleOf(await store.read(file))).toBe(themes.dark.signal)
})

test('an icon of the owner’s goes before, in every size', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'public'))
  await writeFile(
    join(root, 'public/favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="#123456"/></svg>',
  )
  const store = await contextIn(root)
  expect(store.has('favicon.svg')).toBe(false) // Vite copies what is in `public`
  for (const file of PNGS) expect(await middleOf(await store.read(file))).toBe('#123456')
})
