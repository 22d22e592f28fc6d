import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { paths } from '#build/lib/paths.ts'
import { mapDeep } from '#lib/strings.ts'
import type { BuildContext } from '#build/context/context.ts'
import { feedSourceFrom } from '#build/feeds/feed-source.ts'
import { shownContent } from '#build/content/shown-content.ts'
import { typeset } from './typeset.ts'
import { cvData } from '#build/feeds/cv-data.ts'
import { resumeJson } from '#build/feeds/resume-json.ts'

/**
 * Arabic words lose these marks: Typst would write the letter under a mark into the PDF's text once
 * more.
 */
const VOWEL_MARKS = /[\u064B-\u0652\u0670]/g

const FILE = 'cv.pdf'

/** Adds the CV to the store, as a tagged PDF (PDF/UA-1), unless there is a `public/cv.pdf`. */
export const makeCv = async (context: BuildContext) => {
  if (existsSync(join(context.root, 'public', FILE))) return
  const whole = shownContent(await context.content())
  const content = mapDeep(whole, (part) =>
    typeof part === 'string' ? part.replaceAll(VOWEL_MARKS, '') : part,
  )
  const address = context.url('')
  const data = {
    ...cvData(feedSourceFrom(content, address)),
    // The import reads a CV by this attachment.
    source: resumeJson(feedSourceFrom(whole, address)),
  }
  const { key, make } = await typeset(context, paths.cv, data)
  context.store.addNamed(FILE, key, async () => {
    const { PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
    return make((compiler, document) =>
      compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 }),
    )
  })
}
