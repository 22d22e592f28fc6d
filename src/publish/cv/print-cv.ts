import type { BuildContext } from '../context/context.ts'
import { publicationOf } from '../feeds/publication.ts'
import { typeset } from '../typst/typeset.ts'
import { cvData } from './cv-data.ts'

/** The CV as a tagged PDF (PDF/UA-1): its cache key, and a function that makes it. */
export const printCv = async (context: BuildContext) => {
  const data = cvData(publicationOf(await context.content(), context.url('')))
  const { key, make } = await typeset(context, 'src/publish/cv/cv.typ', data)
  const print = async () => {
    const { PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
    return make((compiler, document) =>
      compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 }),
    )
  }
  return { key, make: print }
}
