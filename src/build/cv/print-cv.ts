import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { cutWeight } from '../assets/canvas-fonts.ts'
import { wordsOf } from '../assets/characters.ts'
import { digest, versionOf } from '../assets/digest.ts'
import { display, mono, text } from '../assets/font-families.ts'
import { publicationOf } from '../feeds/place.ts'
import type { Workshop } from '../assets/workshop.ts'
import { cvData } from './cv-data.ts'
import { fallbacksFor } from './fallback-fonts.ts'

const TEMPLATE = 'src/build/cv/cv.typ'
const COMPILER = '@myriaddreamin/typst-ts-node-compiler'

const loadFonts = (workshop: Workshop) =>
  Promise.all([
    cutWeight(workshop, display, 700),
    cutWeight(workshop, text, 400),
    cutWeight(workshop, text, 600),
    cutWeight(workshop, mono, 400),
  ])

/** The CV as a tagged PDF (PDF/UA-1): its key, and how to print it. */
export const printCv = async (workshop: Workshop) => {
  const [template, fonts, content] = await Promise.all([
    readFile(join(workshop.root, TEMPLATE), 'utf8'),
    loadFonts(workshop),
    workshop.content(),
  ])
  const data = cvData(publicationOf(content, workshop.url('')))
  const cv = JSON.stringify(data)
  const { fallbacks, unknown } = await fallbacksFor(workshop, wordsOf(data), fonts)
  if (unknown)
    console.warn(`The CV has no font for “${unknown}”: add one in src/build/cv/fallback-fonts.ts.`)
  const make = async () => {
    const { NodeCompiler, PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler')
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts, ...fallbacks] }] })
    const compiled = compiler.compile({ mainFileContent: template, inputs: { cv } })
    const { result } = compiled
    if (!result)
      throw new Error(`${TEMPLATE}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
    try {
      return compiler.pdf(result, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 })
    } catch (error) {
      // A character that no font has; the CV is tagged all the same.
      console.warn(`The CV does not meet PDF/UA-1: ${String(error)}`)
      return compiler.pdf(result, { creationTimestamp: 0 })
    }
  }
  return {
    key: digest(template, cv, ...fonts, ...fallbacks, versionOf(workshop.root, COMPILER)),
    make,
  }
}
