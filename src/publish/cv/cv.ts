import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { fileNameOf } from '../lib/address.ts'
import { withParts } from '../lib/strings.ts'
import type { BuildContext } from '../context/context.ts'
import { publicationOf } from '../feeds/publication.ts'
import { shownContent } from '../content/shown-content.ts'
import { typeset } from '../typst/typeset.ts'
import { cvData } from '../feeds/cv-data.ts'

/** Arabic words go without them: Typst writes the letter under a mark into the PDF's text once more. */
const VOWEL_MARKS = /[\u064B-\u0652\u0670]/g

/** The CV as a tagged PDF (PDF/UA-1): its cache key, and a function that makes it. */
export const printCv = async (context: BuildContext) => {
  const content = withParts(shownContent(await context.content()), (part) =>
    typeof part === 'string' ? part.replaceAll(VOWEL_MARKS, '') : part,
  )
  const data = cvData(publicationOf(content, context.url('')))
  const { key, make } = await typeset(context, 'src/publish/cv/cv.typ', data)
  const print = async () => {
    const { PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
    return make((compiler, document) =>
      compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 }),
    )
  }
  return { key, make: print }
}

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
