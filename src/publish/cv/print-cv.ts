import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { wordsOf } from '../fonts/characters.ts'
import { digest, versionOf } from '../lib/digest.ts'
import { publicationOf } from '../feeds/publication.ts'
import type { BuildContext } from '../context/context.ts'
import { directionOf, scriptOf } from '../lib/language.ts'
import { cvData } from './cv-data.ts'
import { fontsFor } from './cv-fonts.ts'

const TEMPLATE = 'src/publish/cv/cv.typ'
const COMPILER = '@myriaddreamin/typst-ts-node-compiler'

/** The CV as a tagged PDF (PDF/UA-1): its cache key, and a function that makes it. */
export const printCv = async (context: BuildContext) => {
  const [template, content] = await Promise.all([
    readFile(join(context.root, TEMPLATE), 'utf8'),
    context.content(),
  ])
  const data = cvData(publicationOf(content, context.url('')))
  const { lang } = content.site
  const { names, fonts } = await fontsFor(context, template + wordsOf(data), scriptOf(lang))
  const { language, region } = new Intl.Locale(lang)
  const cv = JSON.stringify({
    ...data,
    fonts: names,
    lang: language,
    region,
    dir: directionOf(lang),
  })
  const make = async () => {
    const { NodeCompiler, PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] })
    const compiled = compiler.compile({ mainFileContent: template, inputs: { cv } })
    const { result } = compiled
    if (!result)
      throw new Error(`${TEMPLATE}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    return compiler.pdf(result, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 })
  }
  return {
    key: digest(template, cv, ...fonts, versionOf(context.root, COMPILER)),
    make,
  }
}
