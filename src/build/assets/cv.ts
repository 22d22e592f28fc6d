import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { printCv } from '../cv/print-cv.ts'
import type { Workshop } from './workshop.ts'

const FILE = 'cv.pdf'

/** `Ayesha Khan` → `ayesha-khan-cv.pdf`; letters of any alphabet stay. */
const savedAs = (name: string) =>
  `${
    name
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? 'my'
  }-cv.pdf`

/** The CV's address and name. The owner's own file (`public/cv.pdf`) goes before the printed one. */
export const makeCv = async (workshop: Workshop) => {
  const { root, store, url, content } = workshop
  const entries = await content()
  if (!existsSync(join(root, 'public', FILE))) {
    const print = await printCv(workshop)
    store.addNamed(FILE, print.key, print.make)
  }
  return { url: url(FILE), fileName: savedAs(entries.identity.name) }
}
