import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { printCv } from './print-cv.ts'
import { fileNameOf } from '../lib/file-name.ts'
import type { BuildContext } from '../context/context.ts'

const FILE = 'cv.pdf'

/** The CV's address and file name. `public/cv.pdf` overrides the generated one. */
export const makeCv = async (context: BuildContext) => {
  const { root, store, url, content } = context
  const entries = await content()
  if (!existsSync(join(root, 'public', FILE))) {
    const print = await printCv(context)
    store.addNamed(FILE, print.key, print.make)
  }
  return { url: url(FILE), fileName: `${fileNameOf(entries.identity.name)}-cv.pdf` }
}
